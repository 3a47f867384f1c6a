import { SOURCES } from '#lib/demo/teaching/published.ts';
import { expectAccessible } from './axe.ts';
import { isSaved, newCase } from './drop.ts';
import { openViewer } from './film.ts';
import { expect, open, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const knee = SOURCES.find(({ id }) => id === 'irm-genou-02')!.credit;

/** A case of the demo by its title. */
async function caseOf(request: Parameters<typeof allItems>[0], title: string): Promise<string> {
  const found = (await allItems(request, 'cases')).find((item) => item.title === title);
  expect(found, title).toBeTruthy();
  return found?._id ?? '';
}

test('real images say the name of their licence under them, and all else with the answer', async ({
  signedIn: page,
}) => {
  const id = await caseOf(page.request, 'Kyste poplité (de Baker)');
  await openViewer(page, id);
  const line = page.locator('.credit-line');
  await expect(line).toHaveText('Images\u00a0: crédits après la réponse · CC BY-SA 3.0');
  await expect(line.getByRole('link')).toHaveCount(0);
  const before = await page.content();
  for (const told of [knee.work, knee.author, knee.changes]) expect(before).not.toContain(told);
  await page.getByRole('link', { name: 'Voir la réponse' }).first().click();
  await expect(line).toContainText(knee.author);
  await expect(line).toContainText(knee.changes);
  await expect(line.getByRole('link', { name: 'CC BY-SA 3.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/3.0/',
  );
  const texts = page.locator('.case-texts');
  await expect(texts.getByRole('link', { name: knee.work })).toHaveAttribute('href', knee.source);
  await expectAccessible(page, 'viewer with credit');
  await open(page, `/sheet/${id}`);
  await expect(page.getByRole('heading', { name: 'Source et licence' })).toBeVisible();
  await expect(page.getByRole('link', { name: knee.work })).toHaveAttribute('href', knee.source);
  await expect(page.getByRole('link', { name: 'Voir cette image dans le cas' })).toBeVisible();
});

test('/credits names every source of the demo, with links to source and licence', async ({ page }) => {
  await open(page, '/public-cases');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Crédits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crédits des images');
  for (const { credit } of SOURCES) {
    const entry = page.locator('.credits li').filter({ hasText: credit.work }).first();
    await expect(entry).toContainText(credit.author);
    await expect(entry).toContainText(credit.changes);
    await expect(entry.getByRole('link', { name: credit.licence, exact: true })).toHaveAttribute('href', /./);
  }
  const served = await page.request.get('/licences/bus-bra.txt');
  expect(served.headers()['content-type']).toContain('text/plain');
});

test('/credits hides the titles that its reader hides in lists, until asked', async ({ signedIn: page }) => {
  await open(page, '/public-cases');
  await page.getByRole('button', { name: 'Masquer les titres' }).click();
  await expect(page).toHaveURL(/public-cases/);
  await page.waitForLoadState('networkidle');
  const { work } = SOURCES[0]!.credit;
  await open(page, '/credits');
  await expect(page.locator('.credits li').first()).toContainText('Cas 1');
  expect(await page.content()).not.toContain(work);
  await page.getByRole('link', { name: 'Voir titres' }).click();
  await expect(page.locator('.credits li').filter({ hasText: work }).first()).toBeVisible();
});

test('an author says whose images a case shows', async ({ signedIn: page }) => {
  await newCase(page);
  await page.getByText('Source et licence').click();
  await page.getByLabel('Auteur des images').fill('Hellerhoff');
  await page.getByLabel(/^Licence \(/).fill('CC BY-SA 4.0');
  await expect(page.getByText('Ce nom se lit avant la réponse')).toHaveCount(0);
  await page.getByLabel(/^Licence \(/).fill('Licence Open-MS');
  await expect(page.getByText('Ce nom se lit avant la réponse')).toBeVisible();
  await page.getByLabel(/^Licence \(/).fill('CC BY-SA 4.0');
  await page.getByLabel('Adresse de la source').fill('exemple');
  await expect(page.getByText('elle se lira sans lien')).toBeVisible();
  await expect(page.getByText('(renseigné)')).toBeVisible();
  await isSaved(page);
  await page.reload();
  await page.getByText('Source et licence').click();
  await expect(page.getByLabel('Auteur des images')).toHaveValue('Hellerhoff');
  await expectAccessible(page, 'case editor with credit');
});
