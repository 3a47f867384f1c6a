import type { Page } from 'playwright/test';
import { boxOf, longCase, openViewer } from './film.ts';
import { expect } from './fixtures.ts';

export async function openLong(page: Page, image = 40): Promise<{ x: number; y: number }> {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await openViewer(page, id, `?serie=1&image=${image}`);
  // Pixels are compared: first a small copy is shown, then a lossy one, until the frame is there.
  await expect(page.getByText(/^(copie réduite, .*|aperçu|valeurs en chemin…)$/)).toHaveCount(0);
  const box = await boxOf(page);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
  button: 'left' | 'middle' | 'right' = 'left',
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move(from.x + (by.x ?? 0), from.y + (by.y ?? 0), { steps: 8 });
  await page.mouse.up({ button });
}

export const zoomOf = async (page: Page, panel = 0) =>
  Number(
    (await page.locator('.bottom-left').nth(panel).innerText()).replace(/[^\d,]/g, '').replace(',', '.'),
  );

export async function windowOf(page: Page): Promise<{ level: number; width: number }> {
  const text = (await page.locator('.top-right').innerText())
    .replaceAll('−', '-')
    .replace(/[\u202f\u00a0]/g, '');
  const [, level, width] = /C (-?\d+) · L (\d+)/.exec(text) ?? [];
  return { level: Number(level), width: Number(width) };
}

/** The number of millimetres that a measure says. */
export const millimetres = (words: string | null) => Number(words?.replace(',', '.').replace(/[^\d.]/g, ''));
