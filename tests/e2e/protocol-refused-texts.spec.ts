import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { COMPLETE, newProtocol, savedBody } from './make-protocols.ts';
import { cell } from './protocol-grid-pages.ts';
import { isSaved, openProtocol } from './protocol-pages.ts';

const bar = (page: Page) => page.locator('.save-status');
const toCorrect = (page: Page) =>
  expect(bar(page)).toContainText('Non enregistré\u00a0: 1\u00a0valeur à corriger');

/** Typed letter by letter, so that each prefix of it is a text of its own. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.getByLabel(label).fill('');
  await page.keyboard.type(text);
}

const CONTRAST = { doseMlPerKg: 2, maximumDoseMl: 100, rateMlPerSecond: 3, delaySeconds: 60 };

test('nothing of a number is stored while its text is refused, and the bar counts it', async ({
  signedIn: page,
}) => {
  const doseReference = { ctdiVol: 12, dlp: 400 };
  const id = await newProtocol(page, { contrast: CONTRAST, doseReference, ...COMPLETE });
  await openProtocol(page, id);
  test.setTimeout(180_000);
  for (const [label, text, mended, key, value] of [
    ['Dose (mL/kg)', '1 mL pour 10 kg', '0,1', 'doseMlPerKg', 0.1],
    ['Dose (mL/kg)', '0,1 à 0,2', '0,15', 'doseMlPerKg', 0.15],
    ['Dose maximale (mL)', '1200', '120', 'maximumDoseMl', 120],
    ['Débit (mL/s)', '2,5 puis 1', '2,5', 'rateMlPerSecond', 2.5],
    ['Délai (s)', '70-80', '70', 'delaySeconds', 70],
  ] as const) {
    const before = (await savedBody(page, id)).contrast;
    await typeInto(page, label, text);
    await toCorrect(page);
    await page.keyboard.press('Tab');
    await toCorrect(page);
    // A save that other edits ask for stores nothing of it either.
    await page.getByLabel('Description').fill(text);
    await expect.poll(async () => (await savedBody(page, id)).description).toBe(text);
    expect((await savedBody(page, id)).contrast).toEqual(before);
    await expect(page.getByLabel(label)).toHaveValue(text);
    await bar(page).getByRole('button', { name: 'Voir' }).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill(mended);
    await page.keyboard.press('Tab');
    await isSaved(page);
    expect((await savedBody(page, id)).contrast).toMatchObject({ [key]: value });
  }
  await typeInto(page, 'Indice de dose (IDSV) (mGy)', '10 à 12');
  await page.keyboard.press('Tab');
  await toCorrect(page);
  expect((await savedBody(page, id)).doseReference).toEqual(doseReference);
});

test('a refused text is asked about when leaving, and is no longer shown once its value is undone', async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, { contrast: CONTRAST });
  await openProtocol(page, id);
  await page.getByLabel('Débit (mL/s)').fill('4');
  await page.keyboard.press('Tab');
  await typeInto(page, 'Débit (mL/s)', '2,5 puis 1');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(page.getByLabel('Débit (mL/s)')).toHaveValue('3');
  await isSaved(page);
  await typeInto(page, 'Débit (mL/s)', 'vite');
  const asked = page.waitForEvent('dialog');
  const left = page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
});

test('a review and a validation name the texts that are not stored, and lead to them', async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, { contrast: CONTRAST, ...COMPLETE });
  await openProtocol(page, id);
  const review = page.getByRole('region', { name: 'Relecture' });
  await typeInto(page, 'Dose (mL/kg)', '1 mL pour 10 kg');
  await review.getByRole('button', { name: 'Demander une relecture' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dose\u00a0: «\u202f1 mL pour 10 kg\u202f»');
  await dialog.getByRole('button', { name: /^Corriger/ }).click();
  await expect(page.getByLabel('Dose (mL/kg)')).toBeFocused();
  await page.getByLabel('Dose (mL/kg)').fill('0,1');
  await page.keyboard.press('Tab');

  await review.getByRole('button', { name: 'Demander une relecture' }).click();
  await dialog.getByRole('button', { name: 'Demander une relecture' }).click();
  await expect(review).toContainText('Relecture demandée le');

  await cell(page, 0, 3).click();
  await page.keyboard.type('3 x 3');
  await page.keyboard.press('Enter');
  await toCorrect(page);
  await review.getByRole('button', { name: 'Valider' }).click();
  await expect(dialog).toContainText('Temps de répétition, DP FS sag\u00a0: «\u202f3 x 3\u202f»');
  await dialog.getByRole('button', { name: /^Corriger/ }).click();
  await expect(cell(page, 0, 3)).toBeFocused();
});
