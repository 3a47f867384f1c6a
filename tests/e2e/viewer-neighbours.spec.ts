import type { Page } from 'playwright/test';
import { openViewer } from './film.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';

/** A filter that no other test's items match: its order is stable. */
const LIST = 'etiquette=TDM';

/** All cases of the list, in order, from the API page by page. */
async function allOf(page: Page): Promise<string[]> {
  const read = async (number: number) =>
    (await page.request.get(`/api/cases/public?${LIST}&page=${number}`)).json();
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, at) => read(at + 2)));
  return [first, ...rest].flatMap(({ cases }) => cases.map(({ _id }: { _id: string }) => _id));
}

const remembered = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('case-list'))).toContain(id);

/**
 * Brings an element into view, which wakes its island. @returns whether React answers for it: beside the viewer's
 * images the server's text is replaced once the code of the texts has come
 */
function seenAndAnswering(element: Element): boolean {
  element.scrollIntoView();
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

test.describe('the neighbours of a case', () => {
  test('are those of the whole list one came from, its filters and order with it', async ({
    signedIn: page,
  }) => {
    const ids = await allOf(page);
    expect(ids.length).toBeGreaterThan(24);
    await open(page, `/public-cases?${LIST}`);
    await remembered(page, ids[11]!);
    await openViewer(page, ids[11]!);
    const place = page.locator('.case-links > span');
    await expect(place).toHaveText(`Cas 12 sur ${ids.length}`);
    for (const at of [12, 13]) {
      await page.getByRole('link', { name: 'Cas suivant' }).click();
      await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${ids[at]}`));
      await expect(place).toHaveText(`Cas ${at + 1} sur ${ids.length}`);
    }
    await page.reload();
    await expect(place).toHaveText(`Cas 14 sur ${ids.length}`);
  });

  test('lead back from a later page, and end where the list does', async ({ signedIn: page }) => {
    const ids = await allOf(page);
    const last = Math.ceil(ids.length / 12);
    const first = 12 * (last - 1);
    await open(page, `/public-cases?${LIST}&page=${last}`);
    await remembered(page, ids[first]!);
    await openViewer(page, ids[first]!);
    await expect(page.locator('.case-links > span')).toHaveText(`Cas ${first + 1} sur ${ids.length}`);
    await page.getByRole('link', { name: 'Cas précédent' }).click();
    await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${ids[first - 1]}`));
    await expect(page.getByRole('link', { name: 'Cas précédent' })).toBeVisible();
    await openViewer(page, ids.at(-1)!);
    await expect(page.locator('.case-links > span')).toHaveText(`Cas ${ids.length} sur ${ids.length}`);
    await expect(page.getByRole('link', { name: 'Cas suivant' })).toHaveCount(0);
  });

  test('are those that a search of the home page found, all of the list they begin', async ({
    signedIn: page,
  }) => {
    const read = await page.request.get('/api/cases/public?q=tdm&titres=masques&limit=100');
    const { cases, totalItems } = (await read.json()) as { cases: { _id: string }[]; totalItems: number };
    expect(totalItems).toBeGreaterThan(12);
    const place = page.locator('.case-links > span');
    await open(page, '/');
    await page.getByRole('searchbox', { name: /Rechercher un cas/ }).fill('tdm');
    const found = page.getByRole('region', { name: 'Résultats de la recherche' });
    await found.locator(`a[href$="${cases[0]!._id}"]`).click();
    await expect(place).toHaveText(`Cas 1 sur ${totalItems}`);
    // The page of results shows eight.
    await page.goto('/?q=tdm');
    await remembered(page, cases[7]!._id);
    await page.locator(`.results a[href$="${cases[7]!._id}"]`).click();
    await expect(place).toHaveText(`Cas 8 sur ${totalItems}`);
    await page.getByRole('link', { name: 'Cas suivant' }).click();
    await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${cases[8]!._id}`));
    await expect(place).toHaveText(`Cas 9 sur ${totalItems}`);
  });

  test('are those of the page of credits, and of a collection', async ({ signedIn: page }) => {
    const place = page.locator('.case-links > span');
    await page.goto('/credits');
    const hrefs = await page
      .locator('.credits h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(hrefs.length).toBeGreaterThan(2);
    await remembered(page, hrefs[1]!.split('/').at(-1)!);
    await page.locator('.credits h2 a').nth(1).click();
    await expect(place).toHaveText(`Cas 2 sur ${hrefs.length}`);
    await page.getByRole('link', { name: 'Cas suivant' }).click();
    await expect(page).toHaveURL(new RegExp(`${hrefs[2]}`));

    const ids = (await allOf(page)).slice(3, 6);
    const headers = await bearerOf(page);
    for (const id of ids) {
      const put = await page.request.put(`/api/collections/favourite/cases/${id}`, { headers, data: {} });
      expect(put.status(), await put.text()).toBeLessThan(300);
    }
    await page.goto('/collections/favourite');
    await remembered(page, ids[1]!);
    await page.getByRole('list', { name: 'Cas de la liste' }).getByRole('link').nth(1).click();
    await expect(place).toHaveText('Cas 2 sur 3');
  });

  test('are those that stand under a case or its sheet, and the case itself', async ({ signedIn: page }) => {
    const [id] = await allOf(page);
    const place = page.locator('.case-links > span');
    for (const path of [`/radiology-viewer/${id}?reponse=1`, `/sheet/${id}`]) {
      await page.goto(path);
      const related = page.getByRole('navigation', { name: 'À voir aussi' }).getByRole('link');
      await expect(related).toHaveCount(4);
      await expect.poll(() => related.nth(1).evaluate(seenAndAnswering)).toBe(true);
      await related.nth(1).click();
      await expect(place).toHaveText('Cas 3 sur 5');
      await page.getByRole('link', { name: 'Cas précédent' }).click();
      await expect(place).toHaveText('Cas 2 sur 5');
      await page.getByRole('link', { name: 'Cas précédent' }).click();
      await expect(page).toHaveURL(new RegExp(`/radiology-viewer/${id}`));
      await expect(place).toHaveText('Cas 1 sur 5');
    }
  });
});
