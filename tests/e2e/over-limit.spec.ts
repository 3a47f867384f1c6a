import type { Locator } from 'playwright/test';
import { chooseOnNewCase, slice } from './ct-slice.ts';
import { attest } from './drop.ts';
import { GL_LAUNCH, longCase, openViewer } from './film.ts';
import { ownCopy } from './finding-pages.ts';
import { expect, open, test } from './fixtures.ts';
import { openEmptied, ownCase } from './sheet-pages.ts';

test.use({ launchOptions: GL_LAUNCH });

/** The browser's validation message of a field. */
const faultOf = (field: Locator) =>
  field.evaluate((element) => (element as HTMLTextAreaElement).validationMessage);

test('a comment that is too long is told while it is typed, kept whole, and sent once it fits', async ({
  signedIn: page,
}) => {
  await open(page, '/public-cases');
  await page.getByRole('button', { name: 'Noter ce cas' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /Bon/ }).click();
  const comment = panel.getByLabel('Commentaire (facultatif)');
  await comment.fill('a'.repeat(503));
  expect(await faultOf(comment)).toMatch(
    /^3\u00a0caractères de trop\u00a0: ce texte ne sera enregistré que raccourci/,
  );
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rate')) sent += 1;
  });
  await panel.getByRole('button', { name: 'Publier' }).click();
  await expect(comment).toBeFocused();
  await expect(comment).toHaveValue('a'.repeat(503));
  expect(sent).toBe(0);
  // Spaces around it are not stored.
  await comment.fill(`  ${'a'.repeat(500)}  `);
  expect(await faultOf(comment)).toBe('');
  await panel.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Note ajoutée avec succès !')).toBeVisible();
  expect(sent).toBe(1);
});

test('a note that is too long is told, not cut, and not saved until it fits', async ({ signedIn: page }) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await openViewer(page, id);
  await page.getByRole('button', { name: 'Note personnelle sur ce cas' }).click();
  const note = page.getByRole('textbox', { name: 'Note personnelle sur ce cas' });
  await note.fill('b'.repeat(5002));
  await expect(page.getByText(/2\u00a0caractères de trop/)).toBeVisible();
  await expect(
    page.getByText(/«\u202fNote personnelle sur ce cas\u202f» dépasse 5\u202f000\u00a0caractères/).first(),
  ).toBeVisible();
  await expect(note).toHaveValue('b'.repeat(5002));
  await note.fill('Court');
  await expect(page.getByText('Note enregistrée')).toBeVisible();
  await expect(page.getByText(/caractères de trop/)).toBeHidden();
});

test('the texts of a finding are told over their limit and not cut', async ({ signedIn: page }) => {
  const id = await ownCopy(page);
  await openViewer(page, id, '?serie=1&image=30');
  await page.getByRole('button', { name: 'Signes' }).click();
  const writing = page.getByRole('complementary', { name: 'Signes' });
  await writing.getByRole('button', { name: '1. Nodule spiculé' }).click();
  const explanation = writing.getByLabel('Explication');
  await explanation.fill('c'.repeat(1001));
  await expect(writing.getByText(/1\u00a0caractère de trop/)).toBeVisible();
  await expect(writing.getByText(/«\u202fExplication\u202f» dépasse/).first()).toBeVisible();
  await expect(explanation).toHaveValue('c'.repeat(1001));
  await writing.getByLabel('Nom').fill('Nodule du sommet');
  await explanation.fill('Bref.');
  await expect(writing.getByText('Enregistré', { exact: true })).toBeVisible();
  await page.reload();
  // It is open, as its slice is the present one.
  await page.getByRole('button', { name: 'Signes' }).click();
  await expect(writing.getByLabel('Explication')).toHaveValue('Bref.');
  await expect(writing.getByLabel('Nom')).toHaveValue('Nodule du sommet');
});

test('what one thinks holds the answer back while it is too long, and is neither cut nor lost', async ({
  signedIn: page,
}) => {
  await page.goto('/public-cases');
  const { id } = await longCase(page);
  await openViewer(page, id);
  await page.keyboard.press('h');
  const hypothesis = page.getByLabel('Votre hypothèse', { exact: true });
  await hypothesis.fill('h'.repeat(302));
  await expect(page.getByText(/^2\u00a0caractères de trop/)).toBeVisible();
  await hypothesis.press('Enter');
  await expect(page.getByText(/trop long\u00a0: raccourcissez-le avant la réponse/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toHaveCount(0);
  await expect(hypothesis).toHaveValue('h'.repeat(302));
  await hypothesis.fill('Kyste');
  await hypothesis.press('Enter');
  await expect(page.getByRole('heading', { name: 'Réponse', exact: true })).toBeVisible();
});

test('an address that is too long is told in its dialog, and not made a link of', async ({
  signedIn: page,
}) => {
  await openEmptied(page, await ownCase(page));
  await page.keyboard.press('Control+K');
  const address = page.getByLabel('Adresse');
  await address.fill(`https://exemple.fr/${'a'.repeat(2048)}`);
  expect(await faultOf(address)).toMatch(/^\d+\u00a0caractères de trop/);
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(address).toBeFocused();
});

test('the name of a folder that is too long is told while its images are reviewed, and they wait for it', async ({
  signedIn: page,
}) => {
  await chooseOnNewCase(page, [slice(1, 100), slice(2, 98)]);
  const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
  const name = dialog.getByLabel('Nom du dossier');
  await name.fill('d'.repeat(104));
  await expect(name).toHaveValue('d'.repeat(104));
  await expect(dialog.getByText(/^4\u00a0caractères de trop/)).toBeVisible();
  await expect(dialog.getByText('«\u202fNom du dossier\u202f» dépasse 100\u00a0caractères.')).toBeVisible();
  const word = dialog.getByRole('checkbox', { name: /J’atteste/ });
  await expect(word).toHaveAttribute('aria-disabled', 'true');
  await name.fill('d'.repeat(100));
  await expect(dialog.getByText(/caractères de trop/)).toHaveCount(0);
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(2);
});

test('the title that a file brings is not cut, but told before its protocol is made', async ({
  signedIn: page,
}) => {
  await open(page, '/protocols/create');
  await page.getByLabel('Un fichier').check();
  const title = 'x'.repeat(203);
  const body = { imagingType: 'IRM', region: 'Sein' };
  const file = { format: 'negatoscope-protocol', version: 1, title, tags: [], body };
  const buffer = Buffer.from(JSON.stringify(file));
  await page
    .getByLabel('Fichier JSON')
    .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer });
  const field = page.getByLabel('Titre');
  await expect(field).toHaveValue(title);
  // A title without a space is broken, and nothing reaches beyond the form.
  const widthOf = async (place: Locator) => (await place.boundingBox())!.width;
  const form = await widthOf(page.locator('form.new-protocol'));
  expect(await widthOf(page.getByLabel('Fichier JSON'))).toBeLessThan(form);
  expect(await widthOf(page.getByText(/^Lu\s:/))).toBeLessThan(form);
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(field).toBeFocused();
  expect(await faultOf(field)).toMatch(/^3\u00a0caractères de trop/);
  await field.fill(title.slice(3));
  await page.getByRole('button', { name: 'Créer' }).click();
  await page.waitForURL(/\/protocols\/edit\//);
  await expect(page.getByLabel('Titre')).toHaveValue(title.slice(3));
});
