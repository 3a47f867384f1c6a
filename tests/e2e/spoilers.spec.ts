import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

test('hidden titles are nowhere in the server’s page nor in its data', async ({ request }) => {
  const items = await allItems(request, 'cases');
  expect(items.length).toBeGreaterThan(24);
  const sources = [
    '/public-cases?titres=masques',
    '/public-cases?titres=masques&page=2',
    '/api/cases/public?titres=masques&limit=100',
  ];
  for (const source of sources) {
    const answer = await request.get(source);
    expect(answer.status(), source).toBe(200);
    const text = (await answer.text()).toLowerCase();
    // The cases themselves are there, or nothing could leak.
    const listed = items.filter((item) => text.includes(item._id.toLowerCase()));
    expect(listed.length, source).toBeGreaterThanOrEqual(12);
    const leaked = items.filter((item) => text.includes(item.title.toLowerCase()));
    expect(
      leaked.map((item) => item.title),
      source,
    ).toEqual([]);
  }
});

test('hiding titles on a shown page leaves none in the document', async ({ page }) => {
  await open(page, '/public-cases');
  const shown = await page.locator('.card-title').allInnerTexts();
  expect(shown.filter((title) => title.length > 3)).toHaveLength(12);
  await page.getByRole('link', { name: 'Masquer titres' }).click();
  await expect(page.locator('.card-title').first()).toHaveText(/\?/);
  await expect(page.locator('.list-body')).toHaveAttribute('aria-busy', 'false');
  const document = (await page.content()).toLowerCase();
  expect(shown.filter((title) => document.includes(title.toLowerCase()))).toEqual([]);
  await expect(page.locator('.card-title').first()).toContainText('Titre masqué');
  expect(new URL(page.url()).searchParams.get('titres')).toBe('masques');
  await page.getByRole('link', { name: 'Voir titres' }).click();
  // Other tests publish meanwhile: the card may no longer be the first.
  await expect(page.locator('.card-title', { hasText: 'Titre masqué' })).toHaveCount(0);
  await expect(page.locator('.card-title', { hasText: shown[0] ?? '-' }).first()).toBeVisible();
});

test('lists never carry the answer, the discussion or the sheet', async ({ request }) => {
  for (const path of ['/public-cases', '/api/cases/public?limit=100']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    expect(text, path).toMatch(/radiology-viewer|"difficulty"/);
    expect(text, path).not.toMatch(/"(answer|sheet|clinicalInformation)"/);
  }
});
