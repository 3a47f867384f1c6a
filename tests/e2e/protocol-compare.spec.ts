import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { alive, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { changeProtocol, KNEE_1_5T, KNEE_3T, ownProtocol } from './make-protocols.ts';
import { publishProtocol } from './publish-protocol.ts';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('two protocols are chosen and compared, by keyboard', async ({ browser, baseURL, page }) => {
    const scripted = await browser.newPage({ baseURL: baseURL ?? '' });
    const person = await makePerson(scripted);
    await signIn(scripted, person);
    await ownProtocol(scripted, 'IRM du genou, 1,5 T', KNEE_1_5T);
    await ownProtocol(scripted, 'IRM du genou, 3 T', KNEE_3T);
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.close();

    await page.goto('/protocols/compare');
    await page.getByLabel('Protocole A').selectOption('IRM du genou, 1,5 T');
    await page.getByLabel('Protocole B').selectOption('IRM du genou, 3 T');
    await page.getByRole('button', { name: 'Comparer' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('20\u00a0différences.')).toBeVisible();
    await expect(row(page, 'DP FS sag')).toContainText('modifiée');
    await expect(row(page, 'DP FS sag')).toContainText('3\u202f000\u00a0ms');
    await expect(row(page, 'DP FS sag')).toContainText('3\u202f400\u00a0ms');
    await expect(row(page, 'Cor T1')).toContainText('renommée');
    await expect(row(page, 'DP FS ax')).toContainText('dans B seulement');
    await expect(row(page, 'T2 ax')).toContainText('dans A seulement');
    // Equal parts are left out until they are asked for.
    await expect(page.getByText('Décubitus, pieds devant')).toHaveCount(0);
    await page.getByRole('link', { name: 'Tout afficher' }).click();
    await expect(page.getByText('Décubitus, pieds devant')).toBeVisible();
    await page.getByRole('link', { name: 'Échanger A et B' }).click();
    await expect(row(page, 'DP FS ax')).toContainText('dans A seulement');
  });
});

test('is read on a phone and by axe, in both themes', async ({ signedIn: page }) => {
  const before = await ownProtocol(page, 'IRM du genou, 1,5 T', KNEE_1_5T);
  const after = await ownProtocol(page, 'IRM du genou, 3 T', KNEE_3T);
  const scanner = await ownProtocol(page, 'Scanner', {
    imagingType: 'Scanner',
    region: 'Thorax',
    acquisition: {},
  });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        '',
        `?avant=${before}&apres=${after}&tout=1`,
        `?avant=${before}&apres=${scanner}`,
      ]) {
        await open(page, `/protocols/compare${path}`);
        await expectAccessible(page, `${path} ${theme} ${width}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wider, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
  await expect(page.getByText('leurs acquisitions ne se comparent pas')).toBeVisible();
});

test('a copy takes over what its source has become, and undoes it at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const authors = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(authors, await makePerson(authors));
  const source = await ownProtocol(authors, 'Genou de référence', KNEE_1_5T);
  await publishProtocol(authors, source);
  await signIn(page, await makePerson(page));
  await page.goto(`/protocols/view/${source}`);
  await alive(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  const made = await page.request.post(`/api/protocols/${source}/copy`, { headers });
  const copy = ((await made.json()) as { _id: string })._id;
  await changeProtocol(page, copy, {
    preparation: { ...KNEE_1_5T.preparation, coil: 'Antenne souple' },
  });
  await changeProtocol(authors, source, {
    description: 'Genou adulte, toutes indications.',
    preparation: { ...KNEE_1_5T.preparation, coil: 'Antenne genou 16 canaux' },
    pitfalls: [...KNEE_1_5T.pitfalls, 'Mouvement'],
  });
  await publishProtocol(authors, source);
  await authors.close();

  await open(page, `/protocols/edit/${copy}`);
  await page.getByRole('button', { name: 'Voir et reprendre…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /^Antenne/ })).toBeDisabled();
  await expect(dialog.getByText('votre copie dit autre chose')).toBeVisible();
  await expectAccessible(page, 'taking over');
  await dialog.getByRole('button', { name: 'Reprendre dans ma copie (2\u00a0changements)' }).click();
  await expect(page.getByText('2\u00a0changements repris.')).toBeVisible();
  await expect(page.getByText('a changé depuis')).toHaveCount(0);
  const description = page.getByLabel('Description', { exact: true });
  await expect(description).toHaveValue('Genou adulte, toutes indications.');
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(description).toHaveValue(KNEE_1_5T.description);
  await page.reload();
  await expect(page.getByText('a changé depuis')).toHaveCount(0);
});
