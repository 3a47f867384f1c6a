import type { Page } from 'playwright/test';
import { openViewer } from './film.ts';
import { expect, open, test } from './fixtures.ts';

/** What no other test publishes: its order stays. */
const LIST = 'etiquette=TDM';

/** All cases of the list, in its order, as the API tells it page by page. */
async function allOf(page: Page): Promise<string[]> {
  const read = async (number: number) =>
    (await page.request.get(`/api/cases/public?${LIST}&page=${number}`)).json();
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, at) => read(at + 2)));
  return [first, ...rest].flatMap(({ cases }) => cases.map(({ _id }: { _id: string }) => _id));
}

const remembered = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('case-list'))).toContain(id);

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
});
