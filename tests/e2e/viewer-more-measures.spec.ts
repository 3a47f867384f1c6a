import type { Page } from 'playwright/test';
import type { AnchoredMeasure, Point } from '#lib/imaging/measure.ts';
import { frameOf, GL_LAUNCH, longCase } from './film.ts';
import { expect, test } from './fixtures.ts';
import { drag, openLong } from './hands.ts';

test.use({ launchOptions: GL_LAUNCH });

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Autres outils' }).click();
  await page.getByRole('button', { name, exact: true }).click();
};
const wordsOf = (page: Page, kind: string) => page.locator(`.measure.${kind} text`);

/** The measures kept on this device: their points in the image's own pixels. */
function keptMeasures(page: Page): Promise<AnchoredMeasure[]> {
  return page.evaluate(() =>
    Object.values(localStorage).flatMap((text) => {
      try {
        return (JSON.parse(text) as unknown[][]).flatMap((place) => (place[3] ?? []) as AnchoredMeasure[]);
      } catch {
        return [];
      }
    }),
  );
}

/** One stroke around a point. */
async function trace(page: Page, middle: Point): Promise<void> {
  const at = (turn: number) => ({ x: middle.x + 50 * Math.cos(turn), y: middle.y + 30 * Math.sin(turn) });
  await page.mouse.move(at(0).x, at(0).y);
  await page.mouse.down();
  for (let step = 1; step <= 36; step += 1) {
    const { x, y } = at((2 * Math.PI * step) / 36);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
}

/** Whether a pixel's centre lies in a polygon: by the angles under which its sides are seen. */
function surrounds(points: readonly Point[], x: number, y: number): boolean {
  const total = points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length]!;
    const turn = Math.atan2(b.y - y, b.x - x) - Math.atan2(a.y - y, a.x - x);
    return sum + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  }, 0);
  return Math.abs(total) > Math.PI;
}

/** The area of a polygon, in pixels, by the trapezoids below its sides. */
function shoelace(points: readonly Point[]): number {
  const below = points.map((a, i) => {
    const b = points[(i + 1) % points.length]!;
    return ((b.x - a.x) * (a.y + b.y)) / 2;
  });
  return Math.abs(below.reduce((sum, each) => sum + each, 0));
}

test('a rectangle and a line in one stroke tell the values of their pixels, on a turned and mirrored image', async ({
  signedIn: page,
}) => {
  const middle = await openLong(page);
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await choose(page, 'Rectangle (ROI) (Maj + E)');
  await drag(page, { x: middle.x - 150, y: middle.y - 60 }, { x: 70, y: 50 });
  await choose(page, 'Contour libre (ROI), d’un trait ou point par point (Maj + O)');
  await trace(page, { x: middle.x + 60, y: middle.y + 20 });
  for (const kind of ['rectangle', 'region'])
    await expect(wordsOf(page, kind).first()).toHaveText(/^Moy\. [−\d,\s]+ · ET [\d,\s]+\sUH$/);
  await expect.poll(async () => (await keptMeasures(page)).length).toBe(2);
  const told = await longCase(page);
  const { width, height, series } = told.shown.folders[0]!;
  const values = await frameOf(page, told.id, told.stacks[0]!.frames[39]!);
  const [rows, columns] = series.pixelSpacing;
  for (const { kind, points } of await keptMeasures(page)) {
    const corners =
      kind === 'region'
        ? points
        : [
            points[0]!,
            { x: points[1]!.x, y: points[0]!.y },
            points[1]!,
            { x: points[0]!.x, y: points[1]!.y },
          ];
    const inside: number[] = [];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (surrounds(corners, x + 0.5, y + 0.5)) inside.push(values[y * width + x]!);
    const mean = inside.reduce((sum, each) => sum + each, 0) / inside.length;
    const said = (await wordsOf(page, kind).allTextContents()).map((text) =>
      text
        .replaceAll(/[\s\u202f]/g, '')
        .replaceAll('−', '-')
        .replaceAll(',', '.'),
    );
    expect(
      Math.abs(Number(/^Moy\.(-?[\d.]+)/.exec(said[0]!)?.[1]) - mean),
      `${kind}: ${said}, ${mean}`,
    ).toBeLessThan(0.06);
    const area = shoelace(corners) * rows! * columns!;
    expect(Math.abs(Number(/^\d+/.exec(said[1]!)?.[0]) - area), `${kind}: ${said}, ${area}`).toBeLessThan(
      0.6,
    );
    expect(said[2]).toContain(`Max.${Math.max(...inside)}`);
  }
});

test('two axes and Cobb’s angle are drawn by keyboard alone, undone, and there again', async ({
  signedIn: page,
}) => {
  await openLong(page);
  const more = page.getByRole('button', { name: 'Autres outils' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: 'Axes, grand et petit (Maj + U)', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.locator('.panel-view').first().focus();
  await page.keyboard.press('Shift+U');
  await expect(page.getByRole('button', { name: 'Autres outils : Axes, grand et petit' })).toBeVisible();
  // One axis of eight steps, then one of four across it.
  await page.keyboard.press('Enter');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  const axes = wordsOf(page, 'bidirectional');
  await expect(axes).toHaveText(/^\d+,\d\s×\s\d+,\d\smm$/);
  const [long, short] = (await axes.textContent())!
    .replaceAll(',', '.')
    .match(/[\d.]+/g)!
    .map(Number);
  expect(Math.abs(long! / short! - 2)).toBeLessThan(0.02);

  await page.keyboard.press('Shift+N');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
  }
  await page.keyboard.press('Enter');
  await expect(wordsOf(page, 'cobb')).toHaveText('Cobb 45,0°');
  await page.keyboard.press('Control+z');
  await expect(wordsOf(page, 'cobb')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(wordsOf(page, 'cobb')).toHaveText('Cobb 45,0°');
  const said = await axes.textContent();
  await expect.poll(async () => (await keptMeasures(page)).length).toBe(2);
  await page.reload();
  await expect(axes).toHaveText(said!);
  await expect(wordsOf(page, 'cobb')).toHaveText('Cobb 45,0°');
});
