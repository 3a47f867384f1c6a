import type { Page } from 'playwright';
import { MAX_NODES } from '#lib/questionnaires/tree.ts';
import { onEditorPage } from '../editor-page.ts';
import { keyRow, timedKeys } from '../key-times.ts';
import type { Row } from '../report.ts';

const OPTIONS = 4;
const PAGES = 8;
const QUESTIONS = MAX_NODES / (OPTIONS + 1) / PAGES;
/** Keys that are timed, and steps of a branch. */
const KEYS = 120;
const MOVES = 40;
/** Milliseconds at p95 from a key to what it painted. */
const BARS = { key: 50, move: 100 };

/** As many nodes as a questionnaire may have: single choices with their sentences. */
function largestBody() {
  const question = (id: string) => ({
    id,
    text: `Question ${id}`,
    section: 'findings',
    type: 'single',
    options: Array.from({ length: OPTIONS }, (_, at) => ({
      id: `${id}o${at}`,
      text: `Réponse ${at}`,
      sentence: `Phrase de la réponse ${at}.`,
    })),
  });
  return {
    pages: Array.from({ length: PAGES }, (_, page) => ({
      id: `p${page}`,
      name: `Page ${page}`,
      questions: Array.from({ length: QUESTIONS }, (_, at) => question(`p${page}q${at}`)),
    })),
  };
}

async function measure(page: Page, id: string): Promise<{ keys: number[]; moves: number[] }> {
  await page.goto(`/edit/${id}`);
  await page.waitForSelector('.questionnaire-editor[aria-busy="false"]');
  await page.getByRole('treeitem', { name: 'Question p0q1', exact: false }).first().dblclick();
  const keys = await timedKeys(
    page,
    Array.from({ length: KEYS }, (_, at) => 'abcdefghij'[at % 10] ?? 'a'),
  );
  await page.keyboard.press('Escape');
  const moves = await timedKeys(
    page,
    Array.from({ length: MOVES }, () => 'Alt+ArrowDown'),
  );
  // Alt is a key of its own.
  return { keys, moves: moves.filter((_, at) => at % 2 === 1) };
}

/** S15: the editor of the largest questionnaire, from a key to what it painted. */
export async function questionnaireEditor(): Promise<Row[]> {
  const filled = {
    kind: 'questionnaires',
    username: 'banc-editeur',
    title: 'Le plus grand',
    body: largestBody(),
  };
  const { keys, moves } = await onEditorPage(filled, measure);
  const told = (what: string, times: number[], bar: number) =>
    keyRow('S15', `questionnaire editor, ${MAX_NODES} nodes, ${what}: median, p95`, times, bar);
  return [told('key → painted', keys, BARS.key), told('a branch moved → painted', moves, BARS.move)];
}
