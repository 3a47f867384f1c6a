import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { chestProtocol } from './protocols-to-read.ts';

for (const width of [360, 1280]) {
  test(`the booklet and a label are accessible on ${width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    const id = await chestProtocol(page);
    for (const path of [
      `/protocols/booklet?protocole=${id}`,
      `/protocols/label/${id}?mention=IRM`,
      '/protocols/booklet?q=zzzzzz',
    ]) {
      await page.goto(path);
      if (path.includes('protocole=')) await expect(page.locator('.booklet-sheet')).toHaveCount(2);
      await expectAccessible(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
