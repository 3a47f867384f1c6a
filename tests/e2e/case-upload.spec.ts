import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { startProduct } from '../run/product.ts';
import { uploadRemains } from '../run/upload-remains.ts';
import { attest, dropPaths, isSaved, newCase, ready } from './drop.ts';
import { expect, framesDrawn, makePerson, signIn, test } from './fixtures.ts';

/** Noise: it does not compress, so that a picture takes several requests. */
async function pictures(folder: string, count: number, side: number): Promise<string[]> {
  const paths: string[] = [];
  for (let number = 1; number <= count; number++) {
    let state = number;
    const pixels = Uint8Array.from({ length: side * side }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
    const path = join(folder, `coupe-${number}.png`);
    await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
      .png({ compressionLevel: 0 })
      .toFile(path);
    paths.push(path);
  }
  return paths;
}

const tiles = (page: Page) => page.locator('.tile');

/** The images of the case, according to the server. */
async function imagesOf(page: Page, id: string): Promise<{ folders: number; files: string[] }> {
  return page.evaluate(async (each) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const { body } = await (await fetch(`/api/cases/${each}`, { headers })).json();
    const images = body.folders.flatMap((folder: { images: { file: string }[] }) => folder.images);
    return { folders: body.folders.length, files: images.map(({ file }: { file: string }) => file) };
  }, id);
}

test.describe('interrupted uploads', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ });

  test('the server is killed in mid-upload and started again: nothing twice, nothing left over', async ({
    browser,
  }, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'negatoscope-killed-'));
    let product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
    const port = new URL(product.origin).port;
    const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR' });
    try {
      const page = await context.newPage();
      await signIn(page, await makePerson(page));
      const id = await newCase(page);
      const offsets: number[] = [];
      let requests = 0;
      const failed = page.waitForEvent('requestfailed', { timeout: 0 });
      await page.route('**/api/uploads/*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        requests += 1;
        if (requests === 4) await product.kill();
        if (requests > 4) offsets.push(Number(route.request().headers()['upload-offset']));
        await route.continue();
      });
      await dropPaths(page, '.drop-zone', await pictures(info.outputPath(), 3, 1600));
      await attest(page);
      await expect.poll(() => requests).toBeGreaterThanOrEqual(4);
      // The page has noticed: what it sent is answered by nobody.
      await failed;
      product = await startProduct({ DATA_DIR: folder, SEED: 'none', PORT: port });
      await expect(tiles(page)).toHaveCount(3);
      expect(Math.max(...offsets), 'it went on where it had stopped').toBeGreaterThan(0);
      await isSaved(page);
      const { folders, files } = await imagesOf(page, id);
      expect([folders, new Set(files).size, files.length]).toEqual([1, 3, 3]);
      expect(await uploadRemains(folder)).toEqual([]);
    } finally {
      await context.close();
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('the page is closed in mid-upload: the same files, added again, go on without doubles', async ({
    signedIn: page,
  }, info) => {
    const id = await newCase(page);
    const paths = await pictures(info.outputPath(), 5, 300);
    let taken = 0;
    await page.route('**/api/uploads/*/image', async (route) => {
      taken += 1;
      // Aborted each time it is tried: a request that is held would be let through as the page closes.
      await (taken <= 2 ? route.continue() : route.abort());
    });
    await dropPaths(page, '.drop-zone', paths);
    await attest(page);
    await expect(tiles(page)).toHaveCount(2);
    await expect.poll(async () => (await imagesOf(page, id)).files.length).toBe(2);
    await page.reload();
    await ready(page);
    await page.unrouteAll();
    await dropPaths(page, '.drop-zone', paths);
    await attest(page);
    await expect(page.getByText('2 images étaient déjà là')).toBeVisible();
    await expect(tiles(page)).toHaveCount(5);
    await isSaved(page);
    const { folders, files } = await imagesOf(page, id);
    expect([folders, new Set(files).size, files.length]).toEqual([1, 5, 5]);
  });

  test('offline in mid-upload: it says so, and goes on by itself when the line is back', async ({
    signedIn: page,
    context,
  }, info) => {
    await newCase(page);
    let requests = 0;
    const failed = page.waitForEvent('requestfailed', { timeout: 0 });
    await page.route('**/api/uploads/*', async (route) => {
      requests += 1;
      if (requests === 2) await context.setOffline(true);
      await route.continue();
    });
    await dropPaths(page, '.drop-zone', await pictures(info.outputPath(), 2, 1600));
    await attest(page);
    await expect(page.getByText('Hors ligne : l’envoi reprendra')).toBeVisible();
    await failed;
    await context.setOffline(false);
    await expect(tiles(page)).toHaveCount(2);
    await isSaved(page);
  });

  test('a refused file says why and is tried again; what is cancelled leaves nothing', async ({
    signedIn: page,
  }, info) => {
    const id = await newCase(page);
    const refusal = { status: 415, json: { error: 'Refusé pour l’essai.', code: 'image_unreadable' } };
    await page.route('**/api/uploads/*/image', (route) => route.fulfill(refusal));
    await dropPaths(page, '.drop-zone', await pictures(info.outputPath(), 2, 200));
    await attest(page);
    const uploads = page.getByRole('region', { name: 'Envoi des images' });
    await expect(uploads.getByRole('alert')).toHaveText('2 images en échec');
    await page.unrouteAll();
    await uploads.getByRole('button', { name: /^Annuler l’envoi de .*coupe-1/ }).click();
    await uploads.getByRole('button', { name: /^Réessayer l’envoi de .*coupe-2/ }).click();
    await expect(tiles(page)).toHaveCount(1);
    await isSaved(page);
    expect((await imagesOf(page, id)).files).toHaveLength(1);

    const gone: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') gone.push(request.url());
    });
    let letOn = () => {};
    const held = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    const late: Promise<void>[] = [];
    await page.route('**/api/uploads/*', async (route) => {
      if (route.request().method() === 'PATCH') {
        late.push(held.then(() => route.continue()).catch(() => {}));
        await late.at(-1);
      } else await route.continue().catch(() => {});
    });
    const begun = page.waitForRequest(
      (request) => request.method() === 'PATCH' && /uploads/.test(request.url()),
    );
    await dropPaths(page, '.drop-zone', (await pictures(info.outputPath(), 3, 250)).slice(2));
    await attest(page);
    await begun;
    await uploads.getByRole('button', { name: 'Tout annuler' }).click();
    await expect(uploads).toHaveCount(0);
    letOn();
    await Promise.all(late);
    await expect.poll(() => gone.length, 'the server is told').toBeGreaterThan(0);
    await framesDrawn(page);
    await expect(tiles(page)).toHaveCount(1);
  });
});

test('leaving with something unsaved is asked about, and what was typed comes back', async ({
  signedIn: page,
}) => {
  const id = await newCase(page);
  await page.route(`**/api/cases/${id}/parts/*`, () => {});
  await page.getByLabel('Informations cliniques').fill('Douleur depuis trois jours.');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Informations cliniques')).toHaveValue('Douleur depuis trois jours.');
});
