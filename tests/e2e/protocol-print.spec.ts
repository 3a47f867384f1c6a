/** A protocol is read at the console on paper: one sheet, nothing too small, nothing cut off. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { chestProtocol, longProtocol } from './protocols-to-read.ts';
import { allItems } from './routes.ts';

/** CSS pixels of 8 pt, and of an A4 sheet's width and height within the margins. */
const SMALLEST = (8 * 96) / 72;
const WITHIN_MARGINS = { portrait: 725, landscape: 1054 };
const A4 = { portrait: [595, 842], landscape: [842, 595] };

async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)];
  return {
    sheets: Number(/\/Count (\d+)/.exec(pdf)?.[1]),
    sizes: boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]),
  };
}

type Orientation = keyof typeof A4;
const orientationOf = async (page: Page): Promise<Orientation> =>
  (await page.locator('.protocol-page.landscape').count()) > 0 ? 'landscape' : 'portrait';

/** The smallest letters of the page as it is put on paper, px, and what does not fit the sheet's width. */
async function onPaper(page: Page, orientation: Orientation) {
  await page.setViewportSize({ width: WITHIN_MARGINS[orientation], height: 800 });
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const letters = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const element = text.parentElement;
      if (!element || text.textContent?.trim() === '' || element.getClientRects().length === 0) continue;
      if (element.closest('.visually-hidden, script, style')) continue;
      sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
    }
    const sheet = document.querySelector('.protocol-page')?.getBoundingClientRect().right ?? 0;
    const beyond = [...document.querySelectorAll('.protocol-page :is(td, th, p, li, dd)')].filter(
      (element) => element.getBoundingClientRect().right > sheet + 1,
    );
    return {
      smallest: Math.min(...sizes),
      beyond: [
        ...beyond.map(({ textContent }) => textContent),
        ...(root.scrollWidth > root.clientWidth ? ['page'] : []),
      ],
    };
  });
  await page.emulateMedia({ media: null });
  return found;
}

test('every demo protocol prints on one A4 page, no letter under 8 pt', async ({ signedIn: page }) => {
  const protocols = await allItems(page.request, 'protocols');
  expect(protocols.length).toBeGreaterThan(25);
  for (const { _id, title } of protocols) {
    await page.goto(`/protocols/view/${_id}`);
    const orientation = await orientationOf(page);
    expect.soft(await printed(page), title).toEqual({ sheets: 1, sizes: [A4[orientation]] });
    const { smallest, beyond } = await onPaper(page, orientation);
    expect.soft(smallest, title).toBeGreaterThanOrEqual(SMALLEST);
    expect.soft(beyond, title).toEqual([]);
  }
});

test('a protocol of sixty rows lies down and goes on over several sheets', async ({ signedIn: page }) => {
  await page.goto(`/protocols/view/${await longProtocol(page)}`);
  const { sheets, sizes } = await printed(page);
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThan(8);
  expect(sizes).toEqual(Array.from({ length: sheets }, () => A4.landscape));
  const { smallest, beyond } = await onPaper(page, 'landscape');
  expect(smallest).toBeGreaterThanOrEqual(SMALLEST);
  expect(beyond).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.acquisition tbody tr').nth(30)).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.acquisition thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('.sheet-foot')).toHaveCSS('display', 'table-footer-group');
});

test('the sheet says of what state it is, and the volume for the patient who is there', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await chestProtocol(page);
  await page.goto(`/protocols/view/${id}?poids=72`);
  await page.getByRole('checkbox', { name: /Allergie/ }).check();
  await page.emulateMedia({ media: 'print' });
  const foot = page.locator('.sheet-foot');
  await expect(foot).toContainText('Angioscanner thoracique');
  await expect(foot).toContainText('Brouillon');
  await expect(foot).toContainText(/Imprimé le \d\d\/\d\d\/\d{4}/);
  await expect(page.locator('.contrast')).toContainText('108 mL');
  await page.goto(`/protocols/view/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.contrast')).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /Allergie/ })).not.toBeChecked();
});
