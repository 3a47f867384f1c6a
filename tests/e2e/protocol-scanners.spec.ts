/** Variants per scanner of a protocol: written, read by `?appareil=`, compared and printed. */
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { newProtocol, savedBody } from './make-protocols.ts';
import { cell, rowsOf } from './protocol-grid-pages.ts';
import { isSaved, openProtocol } from './protocol-pages.ts';

const SCANNERS = [
  { id: 'aera', name: 'Aera' },
  { id: 'vida', name: 'Vida 3 T' },
];
const ROWS = [
  { name: 'T1 sag', weighting: 'T1', tr: 510, te: 12, durationSeconds: 60, 'tr@vida': 720 },
  { name: 'T2 sag', weighting: 'T2', tr: 3300, te: 90, durationSeconds: 120, 'absent@aera': true },
];
const BODY = { scanners: SCANNERS, acquisition: { sequences: ROWS } };

test('what a scanner does otherwise is written in its own grid, marked, undone and given back', async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, { acquisition: { sequences: [{ name: 'T1', tr: 500 }] } });
  await openProtocol(page, id, '#acquisition');
  await page.getByText('Variantes par appareil').click();
  for (const name of ['Aera', 'Vida']) {
    await page.getByLabel('Nouvel appareil').fill(name);
    await page.getByRole('button', { name: 'Ajouter l’appareil' }).click();
    await expect(page.getByLabel(`Nom de l’appareil «\u202f${name}\u202f»`)).toBeVisible();
  }
  await page.getByLabel('Valeurs écrites ci-dessous').selectOption('Propres à Vida');
  const column = await page.getByRole('columnheader', { name: /^TR/ }).getAttribute('aria-colindex');
  const tr = cell(page, 0, Number(column) - 1);
  await tr.click();
  await page.keyboard.type('700');
  // Enter in the last row would make another one.
  await page.keyboard.press('Tab');
  await expect(tr).toContainText('propre à Vida');
  await isSaved(page);
  const { scanners } = (await savedBody(page, id)) as { scanners: { id: string; name: string }[] };
  const vida = scanners.find(({ name }) => name === 'Vida')!.id;
  expect(await rowsOf(page, id)).toEqual([{ name: 'T1', tr: 500, [`tr@${vida}`]: 700 }]);

  await page.keyboard.press('Control+z');
  await expect(tr).not.toContainText('propre à Vida');
  await page.keyboard.press('Control+Shift+z');
  await expect(tr).toContainText('700');
  await tr.click();
  await page.keyboard.press('Control+Backspace');
  await expect(tr.locator('.cell-text')).toHaveText('500');
  expect(await rowsOf(page, id)).toEqual([{ name: 'T1', tr: 500 }]);
});

test('a row is taken from one scanner and given back; a scanner goes with what is its own', async ({
  signedIn: page,
}) => {
  const id = await newProtocol(page, BODY);
  await openProtocol(page, id, '#acquisition');
  await page.getByLabel('Valeurs écrites ci-dessous').selectOption('Propres à Aera');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remettre «\u202fT2 sag\u202f»' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByText(/^Variantes par appareil/).click();
  await page.getByRole('button', { name: 'Retirer «\u202fVida 3 T\u202f»' }).click();
  await expect(page.getByText('1\u00a0valeur propre à cet appareil sera perdue')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer quand même' }).click();
  await isSaved(page);
  const body = await savedBody(page, id);
  expect(body.scanners).toEqual([SCANNERS[0]]);
  expect(JSON.stringify(body)).not.toContain('@');
});

test('a page shows the scanner that its address names, and says what varies where it names none', {
  tag: '@gate',
}, async ({ signedIn: page }) => {
  const id = await newProtocol(page, BODY);
  const tables = page.locator('.acquisition table:visible');
  await page.goto(`/protocols/view/${id}?brouillon`);
  await expect(tables.first()).toContainText('selon l’appareil');
  await expect(tables.first()).not.toContainText('510');
  await expect(tables.first()).toContainText('sauf Aera');
  await expect(page.locator('.scanner-comparison')).toContainText('720\u00a0ms');
  await page.getByRole('link', { name: 'Vida 3 T', exact: true }).click();
  await expect(page).toHaveURL(/appareil=vida/);
  await expect(tables.first()).toContainText('720');
  await expect(tables).toHaveCount(1);
  await page.goto(`/protocols/view/${id}?brouillon&appareil=AERA`);
  await expect(tables.first()).toContainText('510');
  await expect(tables.first()).not.toContainText('T2 sag');
  await page.goto(`/protocols/view/${id}?brouillon&appareil=Prisma`);
  await expect(page.getByText('L’appareil «\u202fPrisma\u202f» n’est pas parmi')).toBeVisible();
  await expect(tables.first()).toContainText('selon l’appareil');
});

test('paper has the chosen scanner with its name, or each in turn', async ({ signedIn: page }) => {
  const id = await newProtocol(page, BODY);
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/protocols/view/${id}?brouillon`);
  const tables = page.locator('.acquisition table:visible');
  await expect(tables).toHaveCount(2);
  await expect(page.locator('.acquisition h3:visible')).toHaveText([
    'Appareil\u00a0: Aera',
    'Appareil\u00a0: Vida 3 T',
  ]);
  await expect(tables.nth(0)).toContainText('510');
  await expect(tables.nth(1)).toContainText('720');
  await expect(page.getByText('selon l’appareil', { exact: true }).locator('visible=true')).toHaveCount(0);
  await page.goto(`/protocols/view/${id}?brouillon&appareil=vida`);
  await expect(tables).toHaveCount(1);
  await expect(page.locator('.item-head')).toContainText('Appareil\u00a0: Vida 3 T');
});

test('files and « Conforme ? » are of one scanner, or say which', async ({ signedIn: page }) => {
  const id = await newProtocol(page, BODY);
  const read = async (address: string) => (await page.request.get(address)).text();
  const all = await read(`/protocols/export/${id}.csv`);
  expect(all.indexOf('720')).toBeGreaterThan(all.indexOf('Appareil\u00a0: Vida 3 T'));
  expect(all).toContain('510');
  const one = await read(`/protocols/export/${id}.csv?appareil=vida`);
  expect(one).toContain('720');
  expect(one).not.toContain('510');
  expect((await page.request.get(`/protocols/export/${id}.txt?appareil=Prisma`)).status()).toBe(404);
  await page.goto(`/protocols/conformity/${id}`);
  await expect(page.getByText('choisissez celui qui a fait l’examen')).toBeVisible();
  await page.getByRole('link', { name: 'Vida 3 T', exact: true }).click();
  await expect(page.locator('.conformity')).toBeVisible();
  await expect(page.getByText('Appareil\u00a0: Vida 3 T')).toBeVisible();
});

for (const width of [360, 1440])
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 900 }, bypassCSP: true });

      test('axe finds nothing where scanners are told apart', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        const id = await newProtocol(page, BODY);
        for (const search of ['?brouillon', '?brouillon&appareil=vida', '?brouillon&appareil=Prisma']) {
          await page.goto(`/protocols/view/${id}${search}`);
          await expectAccessible(page, search);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth).toBeLessThanOrEqual(width);
        }
        await openProtocol(page, id, '#acquisition');
        await page.getByLabel('Valeurs écrites ci-dessous').selectOption('Propres à Vida 3 T');
        await page.getByText(/^Variantes par appareil/).click();
        if (width === 360)
          await page
            .getByRole('button', { name: /T1 sag/ })
            .first()
            .click();
        await expectAccessible(page, 'the editor');
      });
    });
  }
