import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { longCase, openViewer, type Told } from './film.ts';
import { expect } from './fixtures.ts';

/** The panel of a plane. */
export function panelOf(page: Page, name: string): Locator {
  return page.locator(`.planes .plane-${name}`);
}

/** Opens the reconstruction of the long stack, on its slice 40. */
export async function openPlanes(page: Page): Promise<Told> {
  await page.goto('/public-cases');
  const told = await longCase(page);
  await openViewer(page, told.id, '?serie=1&image=40');
  await page.getByRole('button', { name: 'Reconstruction (,)' }).click();
  await expect(page.locator('.planes canvas.film')).toHaveCount(1);
  return told;
}

/**
 * Opens the reconstruction of the demo's first placed series, of frames or of ordinary images, among cases found by
 * words.
 */
export async function openPlanesOf(
  page: Page,
  { words, frames }: { words: string; frames: boolean },
): Promise<Told & { at: number }> {
  await page.goto('/public-cases');
  const found = await page.evaluate(
    async (asked) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      const read = async (path: string) => (await fetch(`/api/cases/${path}`, { headers })).json();
      for (const { _id: id } of (await read(`public?q=${encodeURIComponent(asked.words)}`)).cases) {
        const told = await read(`${id}/viewer`);
        const at = told.shown.folders.findIndex(
          ({ count, series }: Told['shown']['folders'][0]) =>
            series.frames === asked.frames && series.orientation && count > 2,
        );
        if (at !== -1) return { id, at, ...told };
      }
      throw new Error(`no such series: ${asked.words}`);
    },
    { words, frames },
  );
  await openViewer(page, found.id, `?serie=${found.at + 1}`);
  await page.getByRole('button', { name: 'Reconstruction (,)' }).click();
  await expect(page.locator('.planes canvas.film')).toHaveCount(1);
  return found;
}

/** Waits until every slice is there. */
export async function complete(page: Page): Promise<void> {
  await expect(page.getByText('Toutes les coupes sont chargées.')).toHaveCount(1);
}

/** The greys of a plane as they are on the screen. */
export async function planeGreys(panel: Locator) {
  const { data, info } = await sharp(await panel.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  return { width: info.width, height: info.height, at };
}
