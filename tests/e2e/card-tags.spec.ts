import { nonRevealingTags } from '#lib/cases/non-revealing-tags.ts';
import { expect, open, test } from './fixtures.ts';

const LISTS = [
  { path: '/public-questionnaires', asks: /[?&](modalite|specialite|localisation|q)=/ },
  { path: '/public-cases', asks: /\?etiquette=/ },
  { path: '/protocols/public', asks: /\?q=/ },
];

for (const { path, asks } of LISTS) {
  test(`a tag of a card filters ${path} in place, and shows by what`, async ({ page }) => {
    await open(page, path);
    const before = await page.locator('.result-line strong').innerText();
    const tag = page.locator('.card').nth(4).locator('.tags a').first();
    const name = await tag.innerText();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await tag.click();
    await expect(page).toHaveURL(asks);
    await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('.list-body')).toBeFocused();
    await expect(page.locator('.result-line strong')).not.toHaveText(before);
    await expect(page.locator('.result-line')).toBeInViewport();
    for (const card of (await page.locator('.card').all()).slice(0, 5))
      await expect(card).toContainText(name, { ignoreCase: true });
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await page.goBack();
    await expect(page.locator('.result-line strong')).toHaveText(before);
  });
}

test('a tag that is pressed with a filter chosen keeps it', async ({ page }) => {
  await open(page, '/public-questionnaires?modalite=IRM');
  const tag = page.locator('.card .tags a', { hasText: /^Genou$/ }).first();
  await tag.click();
  await expect(page.locator('.chips')).toContainText('IRM');
  await expect(page.locator('.chips')).toContainText('Genou');
});

test('of one’s own a tag keeps to one’s own list', async ({ signedIn: page }) => {
  await open(page, '/public-questionnaires');
  await page
    .locator('.card')
    .first()
    .getByRole('button', { name: /Ajouter/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'ajouté' })).toBeVisible();
  await open(page, '/questionnaires-list');
  await page.locator('.card .tags a').first().click();
  await expect(page).toHaveURL(/\/questionnaires-list\?/);
});

test('with titles hidden the links of a card tell no more than its title', async ({ page }) => {
  await open(page, '/public-cases?titres=masques');
  const tags = page.locator('.card .tags a');
  expect(await tags.count()).toBeGreaterThan(0);
  for (const tag of await tags.all()) {
    const name = await tag.innerText();
    expect(nonRevealingTags([name])).toEqual([name]);
    await expect(tag).toHaveAttribute(
      'href',
      `?${new URLSearchParams({ etiquette: name, titres: 'masques' })}`,
    );
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tag of a card is a link to the filtered list', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/public-cases');
    const tag = page.locator('.card .tags a').first();
    const name = await tag.innerText();
    await tag.click();
    await expect(page.getByRole('link', { name: `Retirer le filtre ${name}` })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const path of ['/public-cases', '/public-questionnaires', '/protocols/public']) {
    test(`cards of ${path} are in layers that leave room`, async ({ page }) => {
      await open(page, path);
      const card = page.locator('.card').first();
      for (const tag of await card.locator('.tags a').all())
        expect((await tag.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      // A word of the row of actions never touches the lines around it.
      const room = await page.locator('.card-open:visible').evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return (cell.clientWidth - range.getBoundingClientRect().width) / 2;
        }),
      );
      expect(Math.min(...room)).toBeGreaterThanOrEqual(4);
      // A tag strip is scrolled sideways, and nothing is under another line.
      const strip = page.locator('.card .tags:has(li:nth-child(3))').first();
      await strip.locator('a').last().focus();
      const [inside, outside] = [await strip.locator('a').last().boundingBox(), await strip.boundingBox()];
      expect(inside!.x + inside!.width).toBeLessThanOrEqual(outside!.x + outside!.width);
    });
  }
});
