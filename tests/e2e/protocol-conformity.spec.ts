import type { Page } from 'playwright/test';
import { image } from '../unit/dicom/exams.ts';
import { IDENTITY, kneeExam } from '../unit/dicom/made-exams.ts';
import { CHEST, CHEST_DOSES, CHEST_SERIES } from '../unit/protocol/conformity-chest.ts';
import { examFiles } from '../unit/protocol/conformity-exams.ts';
import { KNEE, KNEE_SERIES } from '../unit/protocol/conformity-knee.ts';
import { expectAccessible } from './axe.ts';
import { give, headOf, openConformity, panelOf, rowOf } from './conformity-pages.ts';
import { alive, expect, test } from './fixtures.ts';
import { newProtocol, savedBody } from './make-protocols.ts';
import { readPdf } from './printed.ts';
import { isSaved, openProtocol } from './protocol-pages.ts';

/** Everything that the browser sends from now on. */
function listen(page: Page): Buffer[] {
  const sent: Buffer[] = [];
  page.on('request', (request) => {
    sent.push(Buffer.from(request.url()), request.postDataBuffer() ?? Buffer.alloc(0));
  });
  return sent;
}

const knee = [...Object.values(KNEE_SERIES)];

test('an exam is held to its protocol in the browser, and nothing of it leaves', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  await openConformity(page, await newProtocol(page, KNEE));
  const sent = listen(page);
  const [sag, ...others] = knee;
  const slow = { ...sag!, values: { ...sag!.values, RepetitionTime: '3400' } };
  await give(page, [
    ...examFiles('MR', [slow, ...others]),
    new TextEncoder().encode('Compte rendu '.repeat(40)),
  ]);
  await expect(headOf(page)).toHaveText(/^1.écart sur 38.paramètres comparés.; 2.non lus.; 1.à comparer$/);
  await expect(headOf(page)).toBeFocused();
  const tr = rowOf(page, 'DP FS sag').getByRole('row', { name: /Temps de répétition/ });
  await expect(tr).toContainText(/2.800.ms.*±.5.%.*3.400.ms/s);
  await expect(tr).toContainText('Écart');
  await expect(rowOf(page, 'T1 cor')).toContainText('Conforme sur 7');
  await expect(panelOf(page).getByText('Ce fichier ne contient pas d’image DICOM.')).toBeVisible();
  await expectAccessible(page, 'an exam held to its protocol');
  const wire = Buffer.concat(sent);
  for (const secret of [...IDENTITY, '3400', 'DP FS sag']) expect(wire.includes(secret), secret).toBe(false);
});

test('pairs are chosen by hand: a missing row, one in doubt, one made twice', async ({ signedIn: page }) => {
  await openConformity(page, await newProtocol(page, KNEE));
  const { sag, t1, t2, dwi } = KNEE_SERIES;
  // A console that calls two alike sequences nothing.
  const nameless = { ...t2!, label: 'ax' };
  const other = { ...nameless, values: { ...nameless.values, RepetitionTime: '4500' } };
  await give(page, examFiles('MR', [sag!, t1!, nameless, other, dwi!]));
  await expect(headOf(page)).toContainText('1\u00a0ligne à confirmer');
  const row = rowOf(page, 'T2 ax');
  await expect(row.getByText('À confirmer', { exact: false })).toBeVisible();
  await row.getByRole('button', { name: /C’est la bonne série/ }).press('Enter');
  await expect(headOf(page)).toContainText('Conforme sur');
  // By keyboard: none, and the first again.
  await row.getByRole('combobox').selectOption('');
  await expect(headOf(page)).toContainText('1\u00a0ligne absente');
  await expect(row.getByText('Absente de l’examen.')).toBeVisible();
  await expectAccessible(page, 'a row without a series');
});

test('of two exams one is asked for, and a dose is held to the reference', async ({ signedIn: page }) => {
  await openConformity(page, await newProtocol(page, { imagingType: 'Scanner', region: 'Thorax', ...CHEST }));
  const high = [{ ...CHEST_DOSES[0]!, ctdiVol: 9.5, dlp: 460 }];
  const chest = examFiles('CT', Object.values(CHEST_SERIES), high);
  await give(page, [...chest, ...examFiles('MR', knee, [], '1.2.826.0.1.3680043.9.6')]);
  await expect(panelOf(page).getByRole('heading', { name: /Ces fichiers sont de 2.examens/ })).toBeVisible();
  await expectAccessible(page, 'two exams');
  await panelOf(page).getByRole('button', { name: 'Comparer Examen 2' }).click();
  await expect(panelOf(page).getByText(/Aucune série de ces fichiers n’est du type/)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Choisir un autre examen' }).click();
  await panelOf(page).getByRole('button', { name: 'Comparer Examen 1' }).click();
  const doses = panelOf(page).locator('.conform-doses li');
  await expect(doses.first()).toContainText(/9,5.mGy.*référence 9.mGy.*Écart/);
  await expect(doses.nth(1)).toContainText(/460.mGy·cm.*référence 400.mGy·cm.*Écart/);
});

test('a public protocol is tried by anybody signed in; on a phone and on paper it stays whole', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/protocols/public?q=genou');
  await page
    .getByRole('link', { name: /IRM du genou – standard/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Conforme ?' }).click();
  await alive(page);
  const files = kneeExam().map(({ buffer }) => new Uint8Array(buffer));
  await give(page, files);
  await expect(headOf(page)).toContainText('absente');
  // The console's label names somebody: it is nowhere.
  await expect(page.locator('body')).not.toContainText('Lefèvre');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'a comparison on a phone');
  await page.emulateMedia({ media: 'print' });
  await expect(headOf(page)).toBeVisible();
  await expect(panelOf(page).getByRole('combobox').first()).toBeHidden();
  await expect(panelOf(page).locator('.print-only').first()).toBeVisible();
});

test('on paper every parameter stands under its own row', async ({ signedIn: page }) => {
  await openConformity(page, await newProtocol(page, KNEE));
  await give(page, examFiles('MR', [...knee]));
  await expect(headOf(page)).toContainText(/Conforme sur 38/);
  const rows = await panelOf(page)
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .all();
  const { text } = await readPdf(page);
  const names = await Promise.all(rows.map((row) => row.getByRole('heading').innerText()));
  const starts = names.map((name) => text.indexOf(` ${name} Conforme sur`));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  for (const [at, row] of rows.entries()) {
    // One verdict per parameter, and the one of the headline.
    const verdicts = text.slice(starts[at], starts[at + 1]).match(/Conforme|Écart|Non lu|À comparer/g);
    expect(verdicts, names[at]).toHaveLength(
      (await row.locator('tbody').first().getByRole('row').count()) + 1,
    );
  }
  // Chromium draws rows over each other where a grid is broken over two sheets; where it breaks depends on the exam.
  await page.emulateMedia({ media: 'print' });
  const displays = await panelOf(page)
    .locator('.conform-row')
    .evaluateAll((all) =>
      all.flatMap((row) => [row, row.parentElement!].map((each) => getComputedStyle(each).display)),
    );
  expect(new Set(displays)).toEqual(new Set(['block']));
});

test('files that no protocol compares are told in words', async ({ signedIn: page }) => {
  await openConformity(page, await newProtocol(page, KNEE));
  await give(page, [image('SC', [])]);
  await expect(panelOf(page).getByText('Un protocole n’a pas de champ pour ce type d’image')).toBeVisible();
});

test('an author’s own tolerance is written in the editor, and the exam is held to it', async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, KNEE);
  await openProtocol(page, id);
  await page.locator('.tolerances summary').click();
  const field = page.locator('.tolerances').getByLabel(/^TR/);
  await expect(
    page.locator('.tolerances').getByText('Habituelle\u00a0: ±\u00a05\u00a0%').first(),
  ).toBeVisible();
  await field.fill('300');
  await field.blur();
  await expect(page.getByText('Trop grand\u00a0: 100\u00a0% au plus.')).toBeVisible();
  await field.fill('25');
  await field.blur();
  await isSaved(page);
  await expect.poll(async () => (await savedBody(page, id)).tolerances).toEqual({ tr: 25 });
  await expectAccessible(page, 'tolerances');
  await page.goto(`/protocols/view/${id}`);
  await expect(page.getByText('Tolérances du protocole\u00a0: TR ±\u00a025\u00a0%.')).toBeVisible();
  await openConformity(page, id);
  const [sag, ...others] = knee;
  const slow = { ...sag!, values: { ...sag!.values, RepetitionTime: '3400' } };
  await give(page, examFiles('MR', [slow, ...others]));
  await expect(headOf(page)).toContainText('Conforme sur 38\u00a0paramètres lus');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and that a protocol without rows has nothing to compare', async ({
    signedIn: page,
  }) => {
    await page.goto(`/protocols/conformity/${await newProtocol(page, KNEE)}`);
    await expect(page.getByText('La comparaison a besoin de JavaScript')).toBeVisible();
    await page.goto(`/protocols/conformity/${await newProtocol(page, {})}`);
    await expect(page.getByText('Ce protocole n’a pas encore de ligne')).toBeVisible();
  });
});
