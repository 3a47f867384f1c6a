import { expectAccessible } from './axe.ts';
import { attest, dropPaths, isSaved, newCase } from './drop.ts';
import { asDirectory, madeExam } from './exam.ts';
import { alive, expect, makePerson, signIn, test } from './fixtures.ts';
import { everyRoute } from './routes.ts';

for (const width of [360, 1280]) {
  for (const dark of [false, true]) {
    test.describe(`${width} px, ${dark ? 'dark' : 'light'}`, {
      tag: width === 360 && !dark ? '@gate' : [],
    }, () => {
      test.use({ viewport: { width, height: 800 }, expectedErrors: /status of 404/, bypassCSP: true });

      for (const signedIn of [false, true]) {
        test(`axe finds nothing ${signedIn ? 'signed in' : 'signed out'}`, async ({ page, request }) => {
          if (signedIn) await signIn(page, await makePerson(page));
          else await page.goto('/robots.txt');
          await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
          for (const route of (await everyRoute(request, signedIn ? page : undefined)).filter(
            (each) => each.signedIn === signedIn,
          )) {
            await page.goto(route.path);
            await alive(page);
            await expectAccessible(page, route.path);
          }
        });
      }

      test('axe finds nothing while a case is made of DICOM files', async ({ signedIn: page }, info) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await newCase(page);
        await expectAccessible(page, 'a new case');
        await dropPaths(page, '.drop-zone', [await asDirectory(madeExam(), info.outputPath())]);
        const dialog = page.getByRole('dialog', { name: 'Images à envoyer' });
        await expect(dialog).toBeVisible();
        await expectAccessible(page, 'the review');
        await dialog.getByText('Ce qui part et ce qui reste').click();
        await dialog.getByText(/autres? attributs?/).click();
        await expectAccessible(page, 'what stays');
        await dialog.getByRole('button', { name: /Parcourir et masquer/ }).click();
        await dialog.getByRole('button', { name: 'Ajouter une zone' }).click();
        await expectAccessible(page, 'the masks');
        await attest(page);
        await expect(page.locator('.tile')).toHaveCount(5);
        await isSaved(page);
        await page.getByText('Description des images').click();
        await expectAccessible(page, 'a case with a folder');
        await page.getByRole('button', { name: /^Supprimer le dossier/ }).click();
        await expectAccessible(page, 'a folder to delete');
      });

      test('axe finds nothing in the self-check', async ({ signedIn: page }) => {
        await page.evaluate((value) => localStorage.setItem('darkMode', value), String(dark));
        await page.goto('/test-upload');
        await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
        await expectAccessible(page, 'nothing yet');
        const [file] = madeExam().files;
        const given = { name: 'coupe', mimeType: '', buffer: Buffer.from(file!.bytes) };
        await page.locator('input[type=file]').setInputFiles([given]);
        await expect(page.getByRole('region', { name: 'coupe' })).toBeVisible();
        await expectAccessible(page, 'a DICOM file');
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
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await page.locator('.filter-button').first().click();
    await expectAccessible(page, 'filter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Noter ce cas' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'rating panel');
    await page.keyboard.press('Escape');
    await page.locator('.card-actions button:not(.rate-button, .card-keep)').first().click();
    await expect(page.getByText('Cas copié avec succès')).toBeVisible();
    await expectAccessible(page, 'notice');
    await page.goto('/cases-list');
    await alive(page);
    await page.getByRole('button', { name: /^Actions/ }).click();
    await expectAccessible(page, 'owner’s menu');
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'dialog');
  });
});
