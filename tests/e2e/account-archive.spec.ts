import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { unzip } from '#lib/dicom/unzip.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';
import { openQuestionnaire } from './question-pages.ts';
import { ownCase } from './sheet-pages.ts';

/** Unpacks an archive as a person does, by its own paths. */
async function unpack(archive: string, into: string): Promise<void> {
  for (const { path, blob } of await unzip(new Blob([await readFile(archive)]))) {
    const to = join(into, path);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, new Uint8Array(await blob.arrayBuffer()));
  }
}

/** How many images a page has, and which of them are not shown. */
const imagesOf = (page: Page) =>
  page.locator('img').evaluateAll(async (images) => {
    const decode = async (image: HTMLImageElement) => {
      // Those further down load when they are scrolled to.
      image.loading = 'eager';
      return image.decode().then(
        () => image.naturalWidth > 0,
        () => false,
      );
    };
    const shown = await Promise.all((images as HTMLImageElement[]).map(decode));
    return { count: images.length, broken: shown.filter((isShown) => !isShown).length };
  });

test(
  'the archive of an account, unpacked, is read from disk with its images and without network',
  { tag: '@gate' },
  async ({ signedIn: page, browser }, info) => {
    const plain = await caseOf(page, [
      await picture({ width: 320, height: 240 }),
      await picture({ width: 330, height: 240 }, true),
    ]);
    await page.request.patch(`/api/cases/${plain}`, {
      headers: await bearerOf(page),
      data: { title: 'Épaule : « doute » ?', revision: 2 },
    });
    // 16-bit slices with their previews, and a sheet with an image of its own.
    await ownCase(page);
    await openQuestionnaire(page);

    await open(page, '/account');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger l’archive' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const archive = info.outputPath('archive.zip');
    await download.saveAs(archive);
    await expect(page.getByRole('button', { name: 'Télécharger l’archive' })).toBeEnabled();
    const folder = info.outputPath('archive');
    await unpack(archive, folder);

    const alone = await browser.newContext({ offline: true });
    const reader = await alone.newPage();
    const elsewhere: string[] = [];
    const refused: string[] = [];
    reader.on('request', (request) => {
      if (!request.url().startsWith('file:')) elsewhere.push(request.url());
    });
    reader.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    const links = await reader
      .locator('li a')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map(({ href, textContent }) => ({ href, title: textContent })),
      );
    expect(links).toHaveLength(3);
    expect(links.map(({ title }) => title)).toContain('Épaule : « doute » ?');
    const counts: Record<string, number> = {};
    for (const { href, title } of links) {
      await reader.goto(href);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      const { count, broken } = await imagesOf(reader);
      expect(broken, title ?? '').toBe(0);
      counts[title ?? ''] = count;
    }
    expect(counts['Épaule : « doute » ?']).toBe(2);
    expect(Object.values(counts).some((count) => count > 10)).toBe(true);
    await reader.getByRole('link').first().click();
    await expect(reader).toHaveURL(/index\.html$/);
    expect({ elsewhere, refused }).toEqual({ elsewhere: [], refused: [] });
    await alone.close();
  },
);
