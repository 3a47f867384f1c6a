import type { APIRequestContext } from 'playwright/test';
import { fold } from '#lib/platform/fold.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

test('hidden titles are nowhere in the server’s page nor in its data', { tag: '@gate' }, async ({
  request,
}) => {
  const items = await allItems(request, 'cases');
  expect(items.length).toBeGreaterThan(12);
  const sources = [
    ['/public-cases?titres=masques', 12],
    ['/public-cases?titres=masques&page=2', Math.min(12, items.length - 12)],
    ['/api/cases/public?titres=masques&limit=100', Math.min(100, items.length)],
  ] as const;
  for (const [source, most] of sources) {
    const answer = await request.get(source);
    expect(answer.status(), source).toBe(200);
    const text = (await answer.text()).toLowerCase();
    // The cases themselves are there, or nothing could leak.
    const listed = items.filter((item) => text.includes(item._id.toLowerCase()));
    expect(listed.length, source).toBeGreaterThanOrEqual(most);
    const leaked = items.filter((item) => text.includes(item.title.toLowerCase()));
    expect(
      leaked.map((item) => item.title),
      source,
    ).toEqual([]);
  }
});

/** All pages of the list without titles, and the API's whole answer about it, as they are sent. */
async function hiddenPages(request: APIRequestContext): Promise<Map<string, string>> {
  const read = async (path: string) => (await request.get(path)).text();
  const answer = '/api/cases/public?titres=masques&limit=100';
  const { totalItems } = JSON.parse(await read(answer)) as { totalItems: number };
  const numbers = (size: number) => Array.from({ length: Math.ceil(totalItems / size) }, (_, at) => at + 1);
  const paths = [
    ...numbers(12).map((page) => `/public-cases?titres=masques&page=${page}`),
    ...numbers(100).map((page) => `${answer}&page=${page}`),
  ];
  // Two pages of the list at least, and the API's answer.
  expect(paths.length).toBeGreaterThan(2);
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
}

test('hidden titles leave no tag but those of modality, specialty and location', async ({ request }) => {
  const told = new Set([...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS].map(fold));
  const items = await allItems(request, 'cases');
  const untold = [...new Set(items.flatMap(({ tags }) => tags))].filter((tag) => !told.has(fold(tag)));
  expect(untold.length, 'there are tags to keep back').toBeGreaterThan(0);
  const shown = new Set<string | undefined>();
  for (const [source, text] of await hiddenPages(request)) {
    // As a complete value: the page's words and the authors' names may contain the same letters.
    const values = new Set(
      [...text.matchAll(/(?:>|"|&quot;)([^<>"&]*)(?:<|"|&quot;)/g)].map(([, value]) => value),
    );
    for (const value of values) shown.add(value);
    expect(
      untold.filter((tag) => values.has(tag)),
      source,
    ).toEqual([]);
  }
  expect(shown.has('TDM')).toBe(true);
});

test('hidden titles leave none of their words, within others either', { tag: '@gate' }, async ({
  request,
}) => {
  const items = await allItems(request, 'cases');
  // The page of an empty list, and what may be shown: authors, tags of modality, specialty and location, and the
  // cases' addresses (other tests name theirs after those).
  const empty = await (await request.get('/public-cases?titres=masques&q=zzzzintrouvable')).text();
  const authors = items.map(({ user, author }) => `${user?.username} ${user?.name} ${author?.name}`);
  const ids = items.map(({ _id }) => _id);
  const said = fold(
    [empty, ...authors, ...ids, ...MODALITY_TAGS, ...SPECIALTY_TAGS, ...LOCATION_TAGS].join(' '),
  );
  const words = new Set(items.flatMap(({ title }) => fold(title).match(/\p{L}{6,}/gu) ?? []));
  const distinctive = [...words].filter((word) => !said.includes(word));
  expect(distinctive.length, 'there are words to keep back').toBeGreaterThan(30);
  // Shown titles contain them, or nothing could leak. The first pages may be full of other tests' items.
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (page) => (await request.get(`/public-cases?page=${page}`)).text()),
  );
  const open = fold(pages.join(' '));
  expect(distinctive.filter((word) => open.includes(word)).length).toBeGreaterThan(5);
  for (const [source, text] of await hiddenPages(request)) {
    const folded = fold(text);
    expect(
      distinctive.filter((word) => folded.includes(word)),
      source,
    ).toEqual([]);
  }
});

test('a hidden title says which case of the list it is, and how it was imaged', async ({ page }) => {
  await open(page, '/public-cases?titres=masques&page=2');
  await expect(page.locator('.card-title').first()).toHaveText(/^\?Titre masqué, Cas\s13( · \S+.*)?$/);
});

test('hiding titles on a shown page leaves none in the document', { tag: '@gate' }, async ({ page }) => {
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

test('lists never carry the answer, the discussion or the sheet', { tag: '@gate' }, async ({ request }) => {
  for (const path of ['/public-cases', '/api/cases/public?limit=100']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    expect(text, path).toMatch(/radiology-viewer|"difficulty"/);
    expect(text, path).not.toMatch(/"(answer|sheet|clinicalInformation)"/);
  }
});
