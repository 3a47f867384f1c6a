import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { hasOrthanc, type Orthanc, startOrthanc } from '../run/orthanc.ts';
import { plantedFiles, seriesUid } from '../run/pacs-exams.ts';
import { type Product, startProduct } from '../run/product.ts';
import { expectAccessible } from './axe.ts';
import { attest, isSaved } from './drop.ts';
import { expect, test } from './fixtures.ts';
import { EXAMS, expectUntold, newCasePage, openPacs, searchName } from './pacs-pages.ts';
import { type PacsProxy, startPacsProxy } from './pacs-proxy.ts';

// The browser's console shows what a PACS refuses.
test.use({ expectedErrors: /dicom-web|autre-pacs|Failed to load resource|CORS policy/ });
test.skip(!hasOrthanc, 'Orthanc is not installed');
// One PACS, one site and one proxy for all of them.
test.describe.configure({ mode: 'serial' });

const [SERIES, SLICES] = [4, 5];

let orthanc: Orthanc;
let product: Product;
let proxy: PacsProxy;
let folder: string;

test.beforeAll(async () => {
  orthanc = await startOrthanc();
  for (const exam of EXAMS) await orthanc.store(plantedFiles(exam, SERIES, SLICES));
  folder = await mkdtemp(join(tmpdir(), 'negatoscope-pacs-'));
  const sources = [
    { name: 'PACS d’essai' },
    { name: 'Mal placé', address: '/autre-pacs' },
    { name: 'Autre origine', address: orthanc.root },
    { name: 'À mot de passe', signIn: 'basic' },
  ];
  product = await startProduct({ DATA_DIR: folder, SEED: 'none', DICOMWEB_SOURCES: JSON.stringify(sources) });
  proxy = await startPacsProxy(product.origin, new URL(orthanc.root).origin);
});
test.afterAll(async () => {
  await proxy?.stop();
  await product?.stop();
  await orthanc?.stop();
  if (folder) await rm(folder, { recursive: true });
});

test('series are searched, ticked and fetched into a reviewed draft, and our server learns of nobody', async ({
  browser,
}) => {
  const page = await newCasePage(browser, proxy.origin);
  const dialog = await openPacs(page);
  await dialog.getByRole('button', { name: 'Interroger le PACS' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Indiquez au moins un critère.');
  await searchName(dialog);
  await expect(dialog.getByText('4 examens trouvés.')).toBeVisible();
  await searchName(dialog, 'zwolfram02 quen');
  await expect(dialog.getByText('1 examen trouvé.')).toBeVisible();
  const study = dialog.getByRole('button', { name: /ZWOLFRAM02 QUENTINE02/ });
  await expect(study).toContainText('02/01/2026 · CT · PLANTE027734 · n° ACCPL0288 · 4 séries · 20 images');
  await study.press('Enter');
  await expect(dialog.getByRole('checkbox')).toHaveCount(5);
  await expect(dialog.locator('.pacs-picture img')).toHaveCount(4);
  await expectAccessible(page, 'the PACS');
  await dialog.getByRole('checkbox', { name: /2 · Axial 2.*CT · 5 images/s }).check();
  await dialog.getByRole('checkbox', { name: /4 · Axial 4/ }).press('Space');
  await expect(dialog.getByText('2 séries choisies · 10 images')).toBeVisible();
  await dialog.getByRole('button', { name: 'Récupérer 2 séries' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(10);
  await isSaved(page);
  expectUntold(proxy.toSite);
  expect(page.url()).not.toMatch(/zwolfram/i);
  const kept = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (key) => (await caches.open(key)).keys()),
    );
    const urls = caches_.flat().map(({ url }) => url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, urls, history.state]);
  });
  expectUntold([Buffer.from(kept), Buffer.from(product.output())]);
  const { length } = proxy.toPacs.filter((path) => /\/instances\/[\d.]+$/.test(path));
  expect(length).toBe(10);
  expect(proxy.toPacs.filter((path) => path.includes('/metadata'))).toEqual([]);
});

test('a transfer that is cut goes on by itself, then by hand, and is complete', async ({ browser }) => {
  const page = await newCasePage(browser, proxy.origin);
  const dialog = await openPacs(page);
  await dialog.getByLabel('Identifiant du patient').fill(EXAMS[0]!.patientId);
  await dialog.getByRole('button', { name: 'Interroger le PACS' }).click();
  await dialog.getByRole('button', { name: /ZWOLFRAM01/ }).click();
  await dialog.getByRole('checkbox', { name: 'Toutes les séries' }).check();
  const tries = new Map<string, number>();
  let isOpen = false;
  proxy.mishap = (path) => {
    if (!/\/instances\/[\d.]+$/.test(path)) return undefined;
    const count = (tries.get(path) ?? 0) + 1;
    tries.set(path, count);
    if (count === 1 && tries.size % 3 === 0) return { cutAt: tries.size * 311 };
    return !isOpen &&
      path.startsWith(`/dicom-web/studies/${EXAMS[0]!.uid}/series/${seriesUid(EXAMS[0]!, 3)}/`)
      ? { status: 403 }
      : undefined;
  };
  await dialog.getByRole('button', { name: 'Récupérer 4 séries' }).click();
  const transfer = page.getByRole('dialog', { name: 'Réception depuis le PACS' });
  await expect(transfer.getByRole('alert')).toContainText('ne vous donne pas accès à cela (réponse 403)');
  await expect(transfer.getByText('Administrateur')).toContainText('rôle d’auteur');
  await expect(transfer.getByRole('button', { name: /Continuer avec \d+ \/ 20 images/ })).toBeVisible();
  isOpen = true;
  const before = new Map(tries);
  await transfer.getByRole('button', { name: 'Reprendre la réception' }).click();
  await attest(page);
  await expect(page.locator('.tile')).toHaveCount(20);
  const again = [...before].filter(([path, count]) => tries.get(path) !== count);
  expect(again.every(([path]) => path.includes(`${seriesUid(EXAMS[0]!, 3)}/`))).toBe(true);
  proxy.mishap = () => undefined;
});

test('each failure is named, with what is to be done', async ({ browser }) => {
  const page = await newCasePage(browser, proxy.origin);
  proxy.toSite.length = 0;
  const dialog = await openPacs(page, 'Autre origine');
  await searchName(dialog);
  await expect(dialog.getByRole('alert')).toContainText(`Access-Control-Allow-Origin: ${proxy.origin}`);
  await expect(dialog.getByRole('alert')).toContainText('Son certificat n’est pas accepté');

  await dialog.getByLabel('PACS', { exact: true }).selectOption('Mal placé');
  await searchName(dialog);
  await expect(dialog.getByRole('alert')).toContainText('vérifiez « address » (/autre-pacs)');

  await dialog.getByLabel('PACS', { exact: true }).selectOption('À mot de passe');
  await dialog.getByLabel('Votre nom dans le PACS').fill('Zoé');
  await dialog.getByLabel('Votre mot de passe dans le PACS').fill('mot à taire');
  for (const [mishap, words] of [
    [{ status: 401 }, 'refuse ce nom ou ce mot de passe (réponse 401)'],
    [{ status: 403 }, '(réponse 403)'],
    [{ status: 404 }, 'n’est pas un service DICOMweb (réponse 404)'],
    [{ status: 200, type: 'text/html', body: '<!doctype html>' }, 'n’est pas un service DICOMweb'],
    [{ status: 302, location: '/login' }, 'renvoie vers une autre'],
    [{ status: 502 }, 'Le mandataire n’obtient pas de réponse'],
    [{ status: 500 }, 'a rencontré une erreur (réponse 500)'],
  ] as const) {
    proxy.mishap = () => mishap;
    await searchName(dialog);
    await expect(dialog.getByRole('alert')).toContainText(words);
  }
  proxy.mishap = () => undefined;
  await searchName(dialog, 'personne');
  await expect(dialog.getByText(/Aucun examen ne correspond/)).toBeVisible();
  expectUntold(proxy.toSite);
  expect(proxy.toSite.some((bytes) => bytes.includes('mot à taire'))).toBe(false);
});

test('only the editor’s page may reach a PACS of another origin, and only who writes cases is let through', async ({
  browser,
}) => {
  const page = await newCasePage(browser, proxy.origin);
  const policyOf = async (path: string) =>
    (await page.goto(path))?.headers()['content-security-policy'] ?? '';
  expect(await policyOf(page.url())).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
  for (const path of ['/cases', '/public-cases', '/account'])
    expect(await policyOf(path)).toMatch(/connect-src 'self';/);
  const asked = async (of: Page) => (await of.request.get('/dicom-web/studies?limit=1')).status();
  expect(await asked(page)).toBe(200);
  const visitor = await (await browser.newContext({ baseURL: proxy.origin })).newPage();
  expect(await asked(visitor)).toBe(401);
});

test('on a phone, in the dark, everything is in reach', async ({ browser }) => {
  const page = await newCasePage(browser, proxy.origin, {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  const dialog = await openPacs(page);
  await searchName(dialog);
  await dialog.getByRole('button', { name: /ZWOLFRAM03/ }).click();
  await dialog.getByRole('checkbox', { name: /1 · Axial 1/ }).check();
  await expect(dialog.getByRole('button', { name: 'Récupérer la série' })).toBeInViewport();
  expect(await dialog.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  await expectAccessible(page, 'the PACS');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Depuis le PACS' })).toBeFocused();
});
