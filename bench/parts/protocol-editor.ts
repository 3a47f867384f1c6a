import type { Page } from 'playwright';
import { ROWS_MAX } from '#lib/protocols/fields/acquisition-fields.ts';
import { onEditorPage } from '../editor-page.ts';
import { keyRow, timedKeys } from '../key-times.ts';
import type { Row } from '../report.ts';

/** Letters that are typed in a cell, cells that are gone through, and values that are written. */
const KEYS = 80;
const STEPS = 80;
const VALUES = 40;
/** Milliseconds at p95 from a key to what it painted. */
const BAR = 50;

/** As many sequences as a protocol may have, with nearly all cells filled. */
const largestBody = () => ({
  imagingType: 'IRM',
  region: 'Rachis',
  acquisition: {
    sequences: Array.from({ length: ROWS_MAX }, (_, at) => ({
      name: `Séquence ${at}`,
      weighting: 'DP FS',
      plane: 'Sagittal',
      tr: 2800 + at,
      te: 35,
      ti: 160,
      flipAngle: 150,
      fov: 160,
      matrix: '384 × 320',
      thickness: 3.5,
      gap: 0.3,
      nex: 1.5,
      bandwidth: 180,
      fatSaturation: 'SPAIR',
      bValues: [0, 50, 800],
      acceleration: 'GRAPPA 2',
      durationSeconds: 178 + at,
      comment: 'Du tendon quadricipital à la tubérosité tibiale.',
    })),
  },
});

interface Times {
  letters: number[];
  steps: number[];
  values: number[];
}

async function measure(page: Page, id: string): Promise<Times> {
  await page.goto(`/protocols/edit/${id}`);
  await page.waitForSelector('.protocol-editor[aria-busy="false"]');
  // The grid's code comes once somebody is there.
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.waitForSelector('.from-first-touch:not([aria-busy])');
  await page.locator('[data-row="20"][data-column="17"]').dblclick();
  const letters = await timedKeys(
    page,
    Array.from({ length: KEYS }, (_, at) => 'abcdefghij'[at % 10] ?? 'a'),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Home');
  const steps = await timedKeys(
    page,
    Array.from({ length: STEPS }, (_, at) => (at % 3 === 0 ? 'ArrowDown' : 'ArrowRight')),
  );
  await page.locator('[data-row="5"][data-column="3"]').click();
  // A digit opens the cell, Enter keeps its value and goes down.
  const values = await timedKeys(
    page,
    Array.from({ length: VALUES }, (_, at) => (at % 2 === 0 ? '7' : 'Enter')),
  );
  return { letters, steps, values };
}

/** S16: the editor of the longest protocol, from a key to what it painted. */
export async function protocolEditor(): Promise<Row[]> {
  const body = largestBody();
  const filled = { kind: 'protocols', username: 'banc-protocole', title: 'Le plus long', body };
  const { letters, steps, values } = await onEditorPage(filled, measure);
  const told = (what: string, times: number[]) =>
    keyRow('S16', `protocol editor, ${ROWS_MAX} rows, ${what}: median, p95`, times, BAR);
  return [
    told('key → painted', letters),
    told('from cell to cell → painted', steps),
    told('a value kept → painted', values),
  ];
}
