import type { Page } from 'playwright/test';
import { drawBy } from '../run/webgl.ts';
import { frameOf, GL_LAUNCH, type Told } from './film.ts';
import { expect, test } from './fixtures.ts';
import { complete, openPlanes, panelOf, planeGreys } from './planes.ts';

test.use({ launchOptions: GL_LAUNCH });

const LUNG = { centre: -600, width: 1500 };

function greyOf(value: number): number {
  const grey = ((value - (LUNG.centre - 0.5)) / (LUNG.width - 1) + 0.5) * 255;
  return Math.min(255, Math.max(0, grey));
}

/** A plane's pixels between two voxels across and two down, from what the test reads itself of the frames. */
async function expectPlane(
  page: Page,
  name: string,
  size: { width: number; height: number; columns: number; rows: number },
  rowsOf: (at: number) => Promise<readonly [(x: number) => number, (x: number) => number]>,
): Promise<void> {
  const panel = await planeGreys(panelOf(page, name));
  const scale = Math.min(panel.width / size.width, panel.height / size.height);
  const across = (x: number) => ((x + 0.5 - panel.width / 2) / scale / size.width + 0.5) * size.columns - 0.5;
  const down = (y: number) => ((y + 0.5 - panel.height / 2) / scale / size.height + 0.5) * size.rows - 0.5;
  let [seen, different] = [0, 0];
  for (const part of [0.22, 0.31, 0.4, 0.63, 0.74]) {
    const y = Math.round(panel.height * part);
    const at = down(y);
    const [upper, lower] = await rowsOf(Math.floor(at));
    for (let x = Math.round(panel.width * 0.28); x < panel.width * 0.72; x += 3) {
      // Clear of the line where the sagittal plane crosses.
      if (Math.abs(x - panel.width / 2) < 6) continue;
      const u = across(x);
      const i = Math.floor(u);
      const on = (row: (x: number) => number) => row(i) + (row(i + 1) - row(i)) * (u - i);
      const value = on(upper) + (on(lower) - on(upper)) * (at - Math.floor(at));
      if (Math.abs(panel.at(x, y) - greyOf(value)) > 1.01) different += 1;
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(500);
  expect(different, `of ${seen} pixels`).toBe(0);
}

for (const webgl of [true, false]) {
  test(`planes have the frames’ values, ${webgl ? 'with' : 'without'} WebGL`, { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    await drawBy(page, webgl);
    const told = await openPlanes(page);
    expect(await page.evaluate(() => 'drewByWebgl' in globalThis)).toBe(webgl);
    await complete(page);
    await page.getByLabel('Fenêtrage').last().selectOption({ label: 'Poumon' });
    await page.getByLabel('Plans affichés').selectOption({ label: 'Axial' });
    await expect(panelOf(page, 'axial')).toContainText('Axial – 40 / 118');
    const { width, height, series } = told.shown.folders[0]!;
    const [stack] = told.stacks as [Told['stacks'][0]];
    const frames = new Map<number, Promise<Int16Array>>();
    const frame = (k: number) => {
      const known = frames.get(k) ?? frameOf(page, told.id, stack.frames[k]!);
      frames.set(k, known);
      return known;
    };
    const axial = await frame(39);
    const plane = { width: width * series.pixelSpacing[1], columns: width };
    await expect(() =>
      expectPlane(
        page,
        'axial',
        { ...plane, height: height * series.pixelSpacing[0], rows: height },
        async (j) => [(x) => axial[j * width + x]!, (x) => axial[(j + 1) * width + x]!],
      ),
    ).toPass();
    await page.getByLabel('Plans affichés').selectOption({ label: 'Coronal' });
    const apart = Math.abs(stack.positions[1]![2]! - stack.positions[0]![2]!);
    const rising = stack.positions[1]![2]! > stack.positions[0]![2]!;
    const count = stack.frames.length;
    const row = height / 2;
    const line = async (k: number) => {
      const values = await frame(rising ? count - 1 - k : k);
      return (x: number) => values[row * width + x]!;
    };
    await expect(() =>
      expectPlane(page, 'coronal', { ...plane, height: count * apart, rows: count }, async (k) => [
        await line(k),
        await line(k + 1),
      ]),
    ).toPass();
  });
}
