import { expect, open, test } from './fixtures.ts';
import { newProtocol, savedBody } from './make-protocols.ts';
import { editorOf, isSaved, linesOf, openProtocol, textsOf } from './protocol-pages.ts';

test('a protocol is started and written by the keyboard alone, and is there again', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  await open(page, '/protocols/personal');
  await page.getByRole('link', { name: 'Nouveau protocole' }).press('Enter');
  await page.getByLabel('Titre').fill('Scanner abdominal');
  const { keyboard } = page;
  await page.getByLabel('Type d’imagerie').focus();
  await keyboard.type('Scanner');
  await keyboard.press('Tab');
  await keyboard.type('Abdomen');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.waitForURL(/\/protocols\/edit\//);
  await expect(editorOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByLabel('Type d’imagerie')).toHaveValue('Scanner');
  await expect(page.getByLabel('Région')).toHaveValue('Abdomen');
  await page.getByLabel('Version').focus();
  await keyboard.type('2026-1');
  await keyboard.press('Tab');
  await keyboard.type('Recherche de foyer');
  await keyboard.press('Tab');
  await keyboard.type('Sepsis');
  await keyboard.press('Enter');
  await keyboard.type('Douleur aiguë');
  await page.getByLabel('Dose (mL/kg)').focus();
  await keyboard.type('1,5');
  await keyboard.press('Tab');
  await keyboard.type('120 mL');
  // A number is stored once one leaves it.
  await keyboard.press('Tab');
  await isSaved(page);
  await page.reload();
  await expect(page.getByLabel('Version')).toHaveValue('2026-1');
  await expect(page.getByLabel('Description')).toHaveValue('Recherche de foyer');
  expect(await textsOf(linesOf(page, 'Indications'))).toEqual(['Sepsis', 'Douleur aiguë']);
  await expect(page.getByLabel('Dose (mL/kg)')).toHaveValue('1,5');
  await expect(page.getByLabel('Dose maximale (mL)')).toHaveValue('120');
});

test('lines are added, joined, moved and pasted as in a text', async ({ signedIn: page }) => {
  const id = await newProtocol(page, { pitfalls: ['Angle magique', 'Flux'] });
  await openProtocol(page, id);
  const { keyboard } = page;
  const lines = linesOf(page, 'Pièges');
  await lines.nth(0).focus();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.type('Métal');
  await keyboard.press('Alt+ArrowDown');
  expect(await textsOf(lines)).toEqual(['Angle magique', 'Flux', 'Métal']);
  await expect(lines.nth(2)).toBeFocused();
  await keyboard.press('Enter');
  await expect(lines).toHaveCount(4);
  await keyboard.press('Backspace');
  await expect(lines).toHaveCount(3);
  await lines.nth(2).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '• Un\r\n• Deux\n\n- Trois');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(lines).toHaveCount(5);
  expect(await textsOf(lines)).toEqual(['Angle magique', 'Flux', 'MétalUn', 'Deux', 'Trois']);
  await isSaved(page);
  expect((await savedBody(page, id)).pitfalls).toEqual(['Angle magique', 'Flux', 'MétalUn', 'Deux', 'Trois']);
});

test('a number that is none, or out of its bounds, says what is expected and is not saved', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await newProtocol(page, { contrast: { doseMlPerKg: 1 } });
  await openProtocol(page, id);
  const dose = page.getByLabel('Dose (mL/kg)');
  await dose.fill('beaucoup');
  await expect(page.getByText('Un nombre est attendu, de 0 à 20 mL/kg.')).toBeVisible();
  await dose.fill('200');
  await expect(page.getByText(/Trop grand/)).toBeVisible();
  await page.getByLabel('Produit', { exact: true }).fill('Iomépro');
  await expect
    .poll(async () => (await savedBody(page, id)).contrast)
    .toEqual({ agent: 'Iomépro', doseMlPerKg: 1 });
  await expect(page.locator('.save-state')).toHaveText('Non enregistré\u00a0: 1\u00a0valeur à corriger');
  await expect(dose).toHaveValue('200');
});

test('edits of all sections are undone one after the other', async ({ signedIn: page }) => {
  await openProtocol(page, await newProtocol(page, { preparation: { coil: 'Genou' } }));
  await page.getByLabel('Antenne').fill('Genou 16 canaux');
  await page.getByLabel('Région').selectOption('Rachis');
  await linesOf(page, 'Pièges').nth(0).fill('Flux');
  const undo = page.getByRole('button', { name: 'Annuler la dernière modification' });
  await undo.click();
  expect(await textsOf(linesOf(page, 'Pièges'))).toEqual(['']);
  await undo.click();
  await expect(page.getByLabel('Région')).toHaveValue('Membre inférieur');
  await undo.click();
  await expect(page.getByLabel('Antenne')).toHaveValue('Genou');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Rétablir la modification annulée' }).click();
  await expect(page.getByLabel('Antenne')).toHaveValue('Genou 16 canaux');
});

test('another imaging type says what goes, keeps what both have, and is undone at once', async ({
  signedIn: page,
}) => {
  const sequences = [{ name: 'T2 sag', tr: 4000, comment: 'en premier' }, { name: 'T1 sag' }];
  const id = await newProtocol(page, { acquisition: { sequences } });
  await openProtocol(page, id);
  const type = page.getByLabel('Type d’imagerie');
  await type.selectOption('Scanner');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Le tableau a 2\u00a0lignes d’un autre type.');
  await expect(dialog).toContainText('Restent\u00a0: Nom de la séquence, Remarque.');
  await expect(dialog).toContainText('Disparaissent\u00a0: Temps de répétition.');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(type).toHaveValue('IRM');
  await type.selectOption('Scanner');
  await dialog.getByRole('button', { name: 'Changer le type' }).click();
  await expect(type).toHaveValue('Scanner');
  await isSaved(page);
  expect((await savedBody(page, id)).acquisition).toEqual({
    passes: [{ name: 'T2 sag', comment: 'en premier' }, { name: 'T1 sag' }],
  });
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(type).toHaveValue('IRM');
  await isSaved(page);
  expect((await savedBody(page, id)).acquisition).toEqual({ sequences });
});

test('two tabs: the same protocol edited in both tells, and loses nothing', { tag: '@gate' }, async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page);
  await openProtocol(page, id);
  const other = await page.context().newPage();
  await openProtocol(other, id);
  await page.getByLabel('Antenne').fill('Genou');
  await isSaved(page);
  await other.bringToFront();
  await other.getByLabel('Antenne').fill('Cheville');
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('Ce protocole a été modifié ailleurs');
  await dialog.getByRole('button', { name: /Garder les deux/ }).click();
  await expect(other.getByLabel('Antenne')).toHaveValue('Genou');
  await open(other, '/protocols/personal');
  await other.getByRole('link', { name: 'Copie de IRM du genou' }).first().click();
  // Managing leads to the editor first.
  await expect(other.getByLabel('Antenne')).toHaveValue('Cheville');
});

test('two tabs: what is about different things is combined when its author asks for it', async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, { pitfalls: ['Flux'] });
  await openProtocol(page, id);
  const other = await page.context().newPage();
  await openProtocol(other, id);
  await page.getByLabel('Antenne').fill('Genou');
  await isSaved(page);
  await other.bringToFront();
  await linesOf(other, 'Pièges').first().fill('Flux et métal');
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Réunir les deux versions' }).click();
  await expect(other.getByText('Les modifications des deux côtés sont réunies. Relisez-les.')).toBeVisible();
  await expect(other.getByLabel('Antenne')).toHaveValue('Genou');
  await isSaved(other);
  await page.reload();
  expect(await textsOf(linesOf(page, 'Pièges'))).toEqual(['Flux et métal']);
  await expect(page.getByLabel('Antenne')).toHaveValue('Genou');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('sections are reached from a menu that stays, and nothing is wider than the screen', async ({
    signedIn: page,
  }) => {
    await openProtocol(page, await newProtocol(page));
    await page.locator('.section-menu-button').tap();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Pièges' }).tap();
    await expect(page.locator('#pieges')).toBeInViewport();
    await expect(page.locator('.section-menu')).toBeHidden();
    await expect(page.locator('.section-menu-button')).toBeInViewport();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
