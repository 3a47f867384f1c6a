import type { Page } from 'playwright/test';
import { attest, isSaved, newCase, ready } from './drop.ts';
import { expect, signIn, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';

/** Situations in which an author could lose work, or be misinformed. */

/** Where a case's fields and the parts of its body are saved. */
const savesOf = (id: string) => `**/api/cases/${id}{,/parts/*}`;
const saves = (page: Page, id: string, status: number, body: object) =>
  page.route(savesOf(id), (route) =>
    ['PATCH', 'PUT'].includes(route.request().method())
      ? route.fulfill({ status, json: body })
      : route.continue(),
  );

test.describe('answers that are faults', () => {
  test.use({ expectedErrors: /status of (401|409|507)/ });

  test('a full server is said to be full, not the line to be down', async ({ signedIn: page }) => {
    const id = await newCase(page);
    await saves(page, id, 507, { code: 'disk_full', message: 'L’espace de stockage est plein.' });
    await page.getByLabel('Titre').fill('Disque plein');
    await expect(page.locator('.save-state')).toContainText(
      'L’espace de stockage est plein. Vos modifications',
    );
    await page.unroute(savesOf(id));
    await isSaved(page);
  });

  test('an ended session asks nothing and loses nothing', async ({ signedIn: page, person }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const id = await newCase(page);
    await saves(page, id, 401, { code: 'sign_in_required', message: 'Veuillez vous connecter.' });
    await page.getByLabel('Informations cliniques').click();
    await page.keyboard.type('Dyspnée brutale.');
    await page.waitForURL(/[?]suite=/);
    expect(asked).toEqual([]);
    await page.unroute(savesOf(id));
    await signIn(page, person);
    await page.goto(`/cases?cas=${id}`);
    await ready(page);
    await page.getByRole('button', { name: 'Reprendre ces modifications' }).click();
    await expect(page.getByLabel('Informations cliniques')).toHaveValue('Dyspnée brutale.');
    await isSaved(page);
    await page.reload();
    await ready(page);
    await expect(page.locator('.kept-draft')).toHaveCount(0);
  });

  test('a conflict stays to be settled, however often Escape is pressed', { tag: '@gate' }, async ({
    signedIn: page,
  }) => {
    const id = await newCase(page);
    await saves(page, id, 409, { code: 'changed_meanwhile', message: 'Modifié.' });
    await page.getByLabel('Titre').fill('Ma version');
    const dialog = page.getByRole('dialog', { name: 'Ce cas a été modifié ailleurs' });
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.unroute(savesOf(id));
    await dialog.getByRole('button', { name: /Garder les deux/ }).click();
    await expect(page.getByText('«\u202fCopie de Ma version\u202f»')).toBeVisible();
    await isSaved(page);
  });
});

test('files added again while they are on their way are sent once', async ({ signedIn: page }, info) => {
  const { default: sharp } = await import('sharp');
  const files = [30, 90, 150].map((level) => info.outputPath(`${level}.png`));
  for (const [at, path] of files.entries()) {
    const level = 30 + 60 * at;
    const background = { r: level, g: level, b: level };
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toFile(path);
  }
  await newCase(page);
  const letGo = await holdRequests(page, '**/api/uploads');
  const input = page.locator('.drop-zone input[type=file]').first();
  await input.setInputFiles(files);
  await attest(page);
  await expect(page.locator('.uploads')).toContainText('0 / 3');
  await input.setInputFiles(files);
  await attest(page);
  await expect(page.getByText('3 images étaient déjà là')).toBeVisible();
  letGo();
  await expect(page.locator('.tile')).toHaveCount(3);
  await isSaved(page);
  await expect(page.locator('.folder')).toHaveCount(1);
  await expect(page.locator('.tile')).toHaveCount(3);
});

test('a case that is not finished says what it lacks before it is published', async ({ signedIn: page }) => {
  await newCase(page);
  const publish = page.locator('.editor-bar').getByRole('button', { name: 'Publier', exact: true });
  await publish.click();
  const unfinished = page.getByRole('dialog', { name: 'Publier ce cas' });
  await expect(unfinished.getByRole('listitem').locator('span')).toHaveText([
    'Il n’a pas encore d’image.',
    'Il n’a pas encore de titre.',
    'Les informations cliniques ne sont pas écrites.',
    'La réponse n’est pas écrite.',
    'Il ne porte aucune étiquette.',
  ]);
  // An image and a title are required: there is nothing to press.
  await expect(unfinished.getByRole('button', { name: /Publier/ })).toHaveCount(0);
  await unfinished.getByRole('link', { name: /titre/ }).click();
  await expect(unfinished).toHaveCount(0);
  await expect(page.getByLabel('Titre')).toBeFocused();
  await publish.click();
  await expect(unfinished).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(unfinished).toHaveCount(0);
  await expect(publish).toBeFocused();
  await expect(page.locator('.editor-bar .status')).toHaveText('Brouillon');
});

test.describe('a conflict whose code does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 409/ });

  test('asks once the line is back', async ({ signedIn: page }) => {
    const id = await newCase(page);
    await saves(page, id, 409, { code: 'changed_meanwhile', message: 'Modifié.' });
    await page.route('**/ConflictChoice.*.js', (route) => route.abort());
    await page.getByLabel('Titre').fill('Ma version');
    await expect(page.getByText('Cette partie de la page n’a pas pu être chargée.')).toBeVisible();
    await page.unroute('**/ConflictChoice.*.js');
    const dialog = page.getByRole('dialog', { name: 'Ce cas a été modifié ailleurs' });
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('Titre')).toHaveValue('Ma version');
  });
});
