import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from 'playwright/test';
import { attest, dropPaths, isSaved, newCase } from './drop.ts';
import { asArchive, asDirectory, type Exam, type KnownSlice, madeExam, petExam, realExam } from './exam.ts';
import { boxOf, expectedGrey, GL_LAUNCH, greysOf, openViewer, sliceOf } from './film.ts';
import { expect, test } from './fixtures.ts';

test.use({ launchOptions: GL_LAUNCH });

interface Picture {
  background: string;
  path: string;
}

const WINDOWS = [
  { label: 'Parties molles', centre: 50, width: 400 },
  { label: 'Poumon', centre: -600, width: 1500 },
  { label: 'Os', centre: 400, width: 1800 },
];

/** Compares what the screen shows with what the file's values give by the standard's own formula. */
async function expectSlice(page: Page, slice: KnownSlice, window: (typeof WINDOWS)[number]): Promise<void> {
  const shown = await greysOf(page);
  const size = { width: slice.columns, height: slice.rows };
  let [different, seen] = [0, 0];
  const told = new Set<number>();
  for (let y = Math.round(shown.height * 0.3); y < shown.height * 0.7; y += 7) {
    for (let x = Math.round(shown.width * 0.38); x < shown.width * 0.62; x += 7) {
      const expected = expectedGrey(slice.values, size, shown, window, x, y);
      if (Math.abs(shown.at(x, y) - expected) > 1.01) different += 1;
      told.add(Math.round(expected));
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(500);
  expect(told.size, 'the picture is not flat').toBeGreaterThan(10);
  expect(different, `of ${seen} pixels, ${window.label}, slice at ${slice.height} mm`).toBe(0);
}

async function expectDistance(page: Page, { columns, rows, spacing }: KnownSlice): Promise<void> {
  const box = await boxOf(page);
  const scale = Math.min(box.width / columns, box.height / rows);
  const pixels = Math.round(columns / 4);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.getByRole('button', { name: 'Longueur' }).click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels * scale, y, { steps: 5 });
  await page.mouse.up();
  const words = await page.locator('.measure.length text').textContent();
  expect(words).toContain('mm');
  const measured = Number(words?.replace(',', '.').replace(/[^\d.]/g, ''));
  expect(Math.abs(measured - pixels * spacing)).toBeLessThan(0.3);
}

/** @param doubles how many files are there twice */
async function dropAndView(page: Page, exam: Exam, path: string, doubles: number): Promise<void> {
  const id = await newCase(page);
  await dropPaths(page, '.drop-zone', [path]);
  await attest(page);
  const { length } = exam.slices;
  await expect(page.locator('.tile')).toHaveCount(length);
  await expect(page.locator('.folder')).toHaveCount(1);
  await expect(page.getByLabel('Nom du dossier')).toHaveValue(/^TDM axial/);
  const skipped = page.locator('.skipped');
  await expect(skipped).toContainText('DICOMDIR');
  await expect(skipped).toContainText('LISEZMOI.TXT');
  await expect(skipped).toContainText('incomplet');
  await expect(skipped.getByText('double exact')).toHaveCount(doubles);
  await expect(skipped.locator('li')).toHaveCount(3 + doubles);
  await isSaved(page);

  await openViewer(page, id);
  for (const [turn, window] of WINDOWS.entries()) {
    if (turn > 0) await page.keyboard.press(turn === 1 ? 'Home' : 'End');
    await page.getByLabel('Fenêtrage').selectOption({ label: window.label });
    await expect(page.locator('.top-right')).not.toContainText('valeurs en chemin');
    await expect(async () => expectSlice(page, exam.slices[(await sliceOf(page)) - 1]!, window)).toPass();
  }
  await expectDistance(page, exam.slices[0]!);
}

const EXAMS: [string, () => Exam | undefined][] = [
  ['an exam made by code', madeExam],
  ['a real CT', realExam],
];
const WAYS: [how: string, write: (exam: Exam, under: string) => Promise<string>, doubles: number][] = [
  ['as a directory', asDirectory, 1],
  ['as an archive', asArchive, 0],
];

for (const [what, make] of EXAMS) {
  for (const [how, write, doubles] of WAYS) {
    test(
      `${what}, dropped ${how}, is seen with its own values and measured`,
      { tag: what === 'a real CT' ? '@gate' : [] },
      async ({ signedIn: page }, info: TestInfo) => {
        const exam = make();
        test.skip(!exam, 'the real files are not here');
        if (exam) await dropAndView(page, exam, await write(exam, info.outputPath()), doubles);
      },
    );
  }
}

test('files dropped anywhere on the page are taken, but for while a dialog asks, and the page stays', async ({
  signedIn: page,
}, info) => {
  const { default: sharp } = await import('sharp');
  const [first, second, third] = ['#777', '#222', '#bbb'].map((background, at) => ({
    background,
    path: info.outputPath(`coupe-${at}.png`),
  })) as [Picture, Picture, Picture];
  for (const { path, background } of [first, second, third])
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toFile(path);
  await newCase(page);
  const url = page.url();
  await dropPaths(page, '.case-fields', [first.path]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(1);
  await dropPaths(page, '.folder', [first.path]);
  await attest(page);
  await expect(page.getByText('1 image était déjà là')).toBeVisible();
  await dropPaths(page, 'header', [second.path]);
  await expect(page.getByRole('dialog')).toBeVisible();
  await dropPaths(page, 'header', [third.path]);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(2);
  await isSaved(page);
  expect(page.url()).toBe(url);
});

/** The probe on the pixel in the ninth column of the ninth row. */
async function expectProbe(page: Page, slope: number): Promise<void> {
  const value = (8 * 16 + 8) * 20 * slope;
  await expect(page.locator('.measure.probe text')).toHaveText(
    new RegExp(`^${value.toLocaleString('fr-FR').replace(/\s/g, '\\s')}`),
  );
}

/** Records the probe's text with the number of the slice, each time that either changes. */
function watchProbe(): Set<string> {
  const said = new Set<string>();
  const digits = (selector: string) =>
    document.querySelector(selector)?.textContent?.replace(/^.*– |\/.*$|[^\d]/g, '');
  const view = document.querySelector('.panel-view');
  if (!view) throw new Error('no panel');
  new MutationObserver(() => {
    const value = digits('.measure.probe text');
    if (value) said.add(`${digits('.panel-view .top-left')}: ${value}`);
  }).observe(view, { subtree: true, childList: true, characterData: true });
  return said;
}

test('slices that have their own units keep them', { tag: '@gate' }, async ({ signedIn: page }, info) => {
  const paths = petExam().map(({ name, bytes }) => {
    const path = info.outputPath(name);
    writeFileSync(path, bytes);
    return path;
  });
  const id = await newCase(page);
  await dropPaths(page, '.drop-zone', paths);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(2);
  await expect(page.getByLabel('Nom du dossier')).toHaveValue('TEP axial');
  await isSaved(page);
  await openViewer(page, id);
  await page.getByRole('button', { name: 'Valeur' }).click();
  const box = await boxOf(page);
  const scale = Math.min(box.width, box.height) / 16;
  for (const [key, slice, slope] of [
    ['Home', 1, 0.5],
    ['End', 2, 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => sliceOf(page)).toBe(slice);
    await page.mouse.click(box.x + box.width / 2 + 0.5 * scale, box.y + box.height / 2 + 0.5 * scale);
    await expectProbe(page, slope);
  }
  // Each slice shows its own value from the first moment, whatever was drawn before it.
  const said = await page.evaluateHandle(watchProbe);
  await page.keyboard.press('Home');
  await expectProbe(page, 0.5);
  await page.keyboard.press('End');
  await expectProbe(page, 4);
  expect((await said.evaluate((all) => [...all])).sort()).toEqual(['1: 1360', '2: 10880']);
});
