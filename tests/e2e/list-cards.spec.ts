import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const LISTS = ['/public-cases', '/public-questionnaires', '/protocols/public'];

const result = (page: Page) => page.locator('.result-line [role=status]');

test('cards of a public list: no « Public » to see, no rating in words, rating among the actions', async ({
  page,
}) => {
  for (const path of LISTS) {
    await page.goto(path);
    const card = page.locator('.card').first();
    await expect(card.locator('.status')).toHaveCount(0);
    await expect(card.getByText('Public', { exact: true })).toHaveClass('visually-hidden');
    const actions = card.locator('.card-actions > a');
    await expect(actions).toHaveCount(3);
    const tops = await actions.evaluateAll((list) => list.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(actions.nth(1)).toHaveText(/^Noter ce/);
  }
  await page.goto('/public-cases?tri=recents');
  const unrated = page.locator('.card', { hasText: '(0 note)' }).first();
  await expect(unrated.getByRole('img', { name: 'Pas encore noté' })).toContainText('0.0/10 (0 note)');
  await expect(unrated.getByText('Pas encore noté')).toBeVisible();
  // The specified figures stay for programs that read the page; one text gives them.
  expect(
    await unrated
      .getByText('(0 note)')
      .evaluate((each) => getComputedStyle(each.closest('.rating')!).clipPath),
  ).toBe('inset(50%)');
});

test('of one’s own, each card says who can see it', async ({ signedIn: page }) => {
  await open(page, '/public-cases');
  await page.locator('.card').first().getByRole('button', { name: 'Copier dans mes cas' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cas copié' })).toBeVisible();
  await open(page, '/cases-list');
  await expect(page.locator('.card .status').first()).toHaveText('Privé');
});

test('blanks and « % » filter nothing', async ({ page, request }) => {
  const total = (await allItems(request, 'cases')).length;
  for (const nothing of ['%', ' ', '_%', ' % ']) {
    await page.goto(`/public-cases?q=${encodeURIComponent(nothing)}`);
    await expect(result(page)).toHaveText(new RegExp(`^${total}\\scas trouvés$`));
  }
  await open(page, '/public-cases');
  await page.getByRole('searchbox').fill(' % ');
  await page.waitForURL((url) => url.searchParams.has('q'));
  await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'false');
  await expect(result(page)).toHaveText(new RegExp(`^${total}\\scas trouvés$`));
});

test('« Mieux notés » says how it weighs', async ({ page }) => {
  await open(page, '/protocols/public');
  const how = page.getByRole('button', { name: 'Comment sont-ils classés ?' });
  await expect(how).toHaveCount(0);
  await page.getByLabel('Trier').selectOption('mieux-notes');
  await how.click();
  const text = page.getByText(/comme si cinq personnes/);
  await expect(text).toBeVisible();
  expect((await text.boundingBox())!.y).toBeGreaterThan((await how.boundingBox())!.y);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/comme si cinq personnes/)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true });

  test('no image of a card is fetched in two sizes', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const image = /^(.*)-\d+\.(?:avif|webp)$/.exec(new URL(request.url()).pathname);
      if (image) fetched.push(image[1]!);
    });
    await page.goto('/public-cases');
    await expect
      .poll(() =>
        page
          .locator('.card img')
          .first()
          .evaluate((image: HTMLImageElement) => image.complete),
      )
      .toBe(true);
    expect(fetched.length).toBeGreaterThan(2);
    expect(fetched.length).toBe(new Set(fetched).size);
  });
});
