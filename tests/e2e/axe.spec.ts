import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { attest, dropPaths, isSaved, newCase } from './drop.ts';
import { asDirectory, madeExam } from './exam.ts';
import { alive, expect, makePerson, signIn, test } from './fixtures.ts';
import { everyRoute } from './routes.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare const axe: { run(options: object): Promise<{ violations: Violation[] }> };

/** What axe finds on a page as it is now. */
async function check(page: Page, what: string): Promise<void> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(
    async () => (await axe.run({ resultTypes: ['violations'] })).violations,
  );
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
  expect.soft(told, what).toEqual([]);
}

for (const width of [360, 1280]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, () => {
      test.use({ viewport: { width, height: 800 }, expectedErrors: /status of 404/, bypassCSP: true });

      for (const signedIn of [false, true]) {
        test(`axe finds nothing ${signedIn ? 'signed in' : 'signed out'}`, async ({ page, request }) => {
          test.setTimeout(180_000);
          if (signedIn) await signIn(page, await makePerson(page));
          else await page.goto('/robots.txt');
          await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
          for (const route of (await everyRoute(request)).filter((each) => each.signedIn === signedIn)) {
            await page.goto(route.path);
            await alive(page);
            await check(page, route.path);
          }
        });
      }

      test('axe finds nothing while a case is made of DICOM files', async ({ signedIn: page }, info) => {
        test.setTimeout(90_000);
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await newCase(page);
        await check(page, 'a new case');
        await dropPaths(page, '.drop-zone', [await asDirectory(madeExam(), info.outputPath())]);
        const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
        await expect(dialog).toBeVisible({ timeout: 20_000 });
        await check(page, 'the review');
        await dialog.getByText('Ce qui part et ce qui reste').click();
        await dialog.getByText(/autres? attributs?/).click();
        await check(page, 'what stays');
        await dialog.getByRole('button', { name: /Masquer des zones/ }).click();
        await dialog.getByRole('button', { name: 'Ajouter une zone' }).click();
        await check(page, 'the masks');
        await attest(page);
        await expect(page.locator('.tile')).toHaveCount(5, { timeout: 30_000 });
        await isSaved(page);
        await page.getByText('Description des images').click();
        await check(page, 'a case with a folder');
        await page.getByRole('button', { name: /^Supprimer le dossier/ }).click();
        await check(page, 'a folder to delete');
      });

      test('axe finds nothing in the self-check', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await page.goto('/test-upload');
        await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
        await check(page, 'nothing yet');
        const [file] = madeExam().files;
        const given = { name: 'coupe', mimeType: '', buffer: Buffer.from(file!.bytes) };
        await page.locator('input[type=file]').setInputFiles([given]);
        await expect(page.getByRole('region', { name: 'coupe' })).toBeVisible({ timeout: 20_000 });
        await check(page, 'a DICOM file');
      });
    });
  }
}

test.describe('opened', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing in the menu, a filter, the rating panel and an owner’s dialog', async ({
    signedIn: page,
  }) => {
    await page.goto('/public-cases');
    await alive(page);
    await page.getByRole('button', { name: /^Menu de/ }).click();
    await check(page, 'menu');
    await page.keyboard.press('Escape');
    await page.locator('.filter-button').first().click();
    await check(page, 'filter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Noter ce cas' }).first().click();
    await check(page, 'rating panel');
    await page.keyboard.press('Escape');
    await page.locator('.card-actions button').first().click();
    await expect(page.getByText('Cas copié avec succès')).toBeVisible();
    await check(page, 'notice');
    await page.goto('/cases-list');
    await alive(page);
    await page.getByRole('button', { name: /^Actions/ }).click();
    await check(page, 'owner’s menu');
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await check(page, 'dialog');
  });
});
