import { openViewer, sliceOf } from './film.ts';
import { ownCopy } from './finding-pages.ts';
import { bearerOf, expect, open, signIn, test } from './fixtures.ts';

test('reading without titles is offered once, kept with the account, and given up in the list', async ({
  signedIn: page,
  person,
  browser,
}) => {
  await open(page, '/public-cases');
  const offer = page.getByRole('form', { name: 'Lire les cas sans leur titre ?' });
  const title = page.locator('.card-title').first();
  await expect(title).not.toHaveText(/\?/);
  await offer.getByRole('button', { name: 'Masquer les titres' }).click();
  await page.waitForURL('**/public-cases');
  await expect(title).toHaveText(/\?/);
  await expect(offer).toHaveCount(0);

  // On another device.
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(other, person);
  await open(other, '/public-cases?tri=populaires');
  await expect(other.locator('.card-title').first()).toHaveText(/\?/);
  // Titles stay hidden after filtering, and after going back.
  await other.getByLabel('Trier').selectOption('recents');
  await expect(other).toHaveURL(/titres=masques/);
  await other.goBack();
  await expect(other.locator('.list-body')).toHaveAttribute('aria-busy', 'false');
  await expect(other.locator('.card-title').first()).toHaveText(/\?/);
  const kept = other.waitForResponse((answer) => answer.url().endsWith('/api/account/titles'));
  await other.getByRole('link', { name: 'Voir titres' }).click();
  expect((await kept).status()).toBe(200);
  await expect(other.locator('.card-title').first()).not.toHaveText(/\?/);
  await other.close();
  await open(page, '/public-cases');
  await expect(title).not.toHaveText(/\?/);
  await expect(offer).toHaveCount(0);
});

test('a case opens on no slice that a finding lies on, unless its author chose it', async ({
  signedIn: page,
}) => {
  const id = await ownCopy(page);
  const headers = await bearerOf(page);
  const api = `/api/cases/${id}`;
  /** Checks how the case opens with a presentation kept by its author. */
  const opensAs = async (presentation: unknown) => {
    const { revision } = await (await page.request.get(`${api}/parts/presentation`, { headers })).json();
    const saved = await page.request.put(`${api}/parts/presentation`, {
      headers: { ...headers, 'If-Match': `"${revision}"` },
      data: { presentation },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    return (await page.request.get(`${api}/viewer`, { headers })).json();
  };
  const { findings } = await (await page.request.get(`${api}/answer`, { headers })).json();
  const marked: number[] = findings.flatMap(({ folder, image }: { folder: number; image: number }) =>
    folder === 0 ? [image] : [],
  );
  const [lesion = -1] = marked;
  const { shown, stacks } = await opensAs(null);
  const [stack] = stacks;
  const [{ id: folder, start, count }] = shown.folders;
  for (const image of marked) expect(Math.abs(image - start)).toBeGreaterThan(count * 0.1);
  const chosen = await opensAs({ views: [{ folder, key: stack.files[lesion] }] });
  expect(chosen.shown.folders[0].start, 'the author’s choice').toBe(lesion);
  await opensAs(null);
  // Nor is it the page's own first image; the covers beside it are their author's choice.
  const html = await (await page.request.get(`/radiology-viewer/${id}`)).text();
  const [, poster] = /<img[^>]+data-poster[^>]+src="([^"]+)"/.exec(html) ?? [];
  expect(poster).toContain(stack.files[start]);
  await openViewer(page, id);
  await expect.poll(() => sliceOf(page)).toBe(start + 1);
});
