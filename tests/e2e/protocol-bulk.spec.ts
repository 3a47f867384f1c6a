import { writeXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { alive, bearerOf, expect, test } from './fixtures.ts';
import { newProtocol, savedBody } from './make-protocols.ts';
import { cell, paste } from './protocol-grid-pages.ts';
import { isSaved, openProtocol } from './protocol-pages.ts';

const FILE = 'Fichier Excel, Word ou CSV';

const titleOf = (at: number) => `IRM pelvis ${at + 1}`;
const rowsOf = (at: number) =>
  Array.from({ length: 3 + (at % 3) }, (_, row) => ({
    name: `Séquence ${row + 1}`,
    tr: 500 + at * 10 + row,
    te: 10 + row + 0.5,
  }));

/** A workbook of as many protocols, one a sheet, and a sheet that is none. */
const workbook = (count: number) =>
  writeXlsx({
    sheets: [
      ...Array.from({ length: count }, (_, at) => ({
        name: titleOf(at),
        rows: [['Séquence', 'TR (ms)', 'TE (ms)'], ...rowsOf(at).map(({ name, tr, te }) => [name, tr, te])],
      })),
      { name: 'Notes', rows: [['À relire']] },
    ],
  });

async function openImport(page: Page): Promise<void> {
  await page.goto('/protocols/create');
  await page.getByRole('link', { name: 'Créer à partir d’un tableur ou d’un document…' }).click();
  await page.waitForURL('/protocols/import');
  await alive(page);
}

const give = (page: Page, bytes: Uint8Array, name = 'protocoles.xlsx') =>
  page.getByLabel(FILE).setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

interface Own {
  _id: string;
  title: string;
  visibility: string;
}

async function ownProtocols(page: Page): Promise<Own[]> {
  const headers = await bearerOf(page);
  // A page number beyond the last gives the last page again.
  const own = new Map<string, Own>();
  for (let at = 1; at < 3; at += 1) {
    const answer = await page.request.get(`/api/protocols/mine?limit=100&page=${at}`, { headers });
    for (const each of (await answer.json()).protocols as Own[]) own.set(each._id, each);
  }
  return [...own.values()];
}

test('120 protocols of one workbook become drafts with every value', async ({ signedIn: page }) => {
  await openImport(page);
  await give(page, await workbook(120));
  await expect(page.getByText('120 protocoles dans ce fichier.')).toBeVisible();
  await expect(page.getByText('« Notes » : À relire')).toBeVisible();
  await page.getByRole('button', { name: 'Créer 120 brouillons' }).click();
  await expect(page.getByText('120 brouillons créés. Ils ne sont visibles que de vous.')).toBeVisible({
    timeout: 90_000,
  });
  const own = await ownProtocols(page);
  expect(own).toHaveLength(120);
  for (const at of [0, 1, 2, 57, 119]) {
    const [item, ...others] = own.filter(({ title }) => title === titleOf(at));
    expect(others).toEqual([]);
    const body = await savedBody(page, item?._id ?? '');
    expect(body).toMatchObject({
      imagingType: 'IRM',
      region: 'Pelvis',
      acquisition: { sequences: rowsOf(at) },
    });
  }
});

test.describe('a connection that breaks', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ });

  test('stops the rest, which goes on without making anything twice', async ({ signedIn: page }) => {
    await openImport(page);
    await give(page, await workbook(5));
    let posts = 0;
    // The third draft is made, and its answer lost.
    await page.route('**/api/protocols', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      if (posts !== 3) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Créer 5 brouillons' }).click();
    await expect(page.locator('p[role=alert]')).toContainText('« IRM pelvis 3 » n’a pas été créé.');
    await page.getByRole('button', { name: 'Reprendre : 3 brouillons à créer' }).click();
    await expect(page.getByText('5 brouillons créés.')).toBeVisible();
    await expect(page.getByText('Un brouillon « IRM pelvis 3 » a été commencé')).toBeVisible();
    const titles = (await ownProtocols(page)).map(({ title }) => title).sort();
    expect(titles).toEqual(Array.from({ length: 5 }, (_, at) => titleOf(at)));
  });
});

test('what the file does not say is asked, and own titles are told', async ({ signedIn: page }) => {
  await newProtocol(page, {}, 'Poignet');
  await openImport(page);
  const csv = 'Protocole;Incidence;kV\nPoignet;Face;52\nPoignet;Profil;55\nCoude;Face;abc\n';
  await give(page, new TextEncoder().encode(csv), 'radio.csv');
  await expect(page.getByText('Un de vos protocoles a déjà ce titre.')).toBeVisible();
  await page.getByLabel('Type d’imagerie de ceux qui n’en ont pas').selectOption('Radiographie');
  await page.getByLabel('Région de ceux qui n’en ont pas').selectOption('Membre supérieur');
  await page.getByRole('checkbox', { name: 'Créer « Poignet »' }).press('Space');
  await expect(page.getByText('« abc » n’est pas repris.')).toBeVisible();
  await page.getByRole('button', { name: 'Créer 1 brouillon' }).press('Enter');
  await expect(page.getByText('1 brouillon créé.')).toBeVisible();
  await page.getByRole('link', { name: 'Coude', exact: true }).click();
  await page.waitForURL(/\/protocols\/edit\//);
});

test('a file that is none of these is refused in words', async ({ signedIn: page }) => {
  await openImport(page);
  const old = new Uint8Array(4096);
  old.set([0xd0, 0xcf, 0x11, 0xe0]);
  await give(page, old, 'vieux.xls');
  await expect(page.getByText('Ce fichier est dans un ancien format')).toBeVisible();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const)
  test(`the page is accessible on ${width} px, ${colorScheme}`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openImport(page);
    await give(page, await workbook(3));
    await page.getByText('Ce qui a été compris, IRM pelvis 1').click();
    await expect(page.getByRole('cell', { name: 'Séquence 1' })).toBeVisible();
    await expectAccessible(page, 'import');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/bulk-${width}.png`, fullPage: true });
  });

test('a pasted table updates the rows of its names, in one step to undo', async ({ signedIn: page }) => {
  const sequences = [
    { name: 'Sag T1', tr: 500, te: 12 },
    { name: 'Cor DP', tr: 2500 },
  ];
  const id = await newProtocol(page, { acquisition: { sequences } });
  await openProtocol(page, id);
  await cell(page, 0, 0).click();
  await paste(page, 'Séquence\tTR (ms)\tTE (ms)\nsag t1\t600\t\nSag T2\t4000\t80\n');
  await page.getByLabel('Mettre à jour par nom, sans toucher au reste').check();
  await expect(page.getByText('Sag T1, Temps de répétition : « 500 » → « 600 »')).toBeVisible();
  await page.getByRole('button', { name: 'Coller', exact: true }).click();
  await isSaved(page);
  const updated = [{ ...sequences[0], tr: 600 }, sequences[1], { name: 'Sag T2', tr: 4000, te: 80 }];
  expect((await savedBody(page, id)).acquisition).toEqual({ sequences: updated });
  await page.keyboard.press('Control+z');
  await isSaved(page);
  expect((await savedBody(page, id)).acquisition).toEqual({ sequences });
});
