import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casePaths } from '#lib/cases/paths.ts';
import { startProduct } from '../run/product.ts';
import { attest, dropPaths, newCase } from './drop.ts';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { caseOf, picture } from './own-images.ts';

test.describe('a full quota', () => {
  test.use({ expectedErrors: /status of 413/ });

  test(
    'is told where images are added, with what to do; there is room again once something is freed',
    { tag: '@gate' },
    async ({ browser }, info) => {
      const folder = await mkdtemp(join(tmpdir(), 'negatoscope-quota-'));
      const product = await startProduct({ DATA_DIR: folder, SEED: 'none', QUOTA_MB: '2' });
      const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR' });
      try {
        const page = await context.newPage();
        await signIn(page, await makePerson(page));
        await caseOf(page, [await picture({ width: 300, height: 200 })]);
        // Begun on another device, and never finished.
        const begun = await page.request.post('/api/uploads', {
          headers: {
            ...(await bearerOf(page)),
            'Tus-Resumable': '1.0.0',
            'Upload-Length': '1800000',
            'Upload-Metadata': `sha256 ${btoa('0'.repeat(64))}`,
          },
        });
        expect(begun.status()).toBe(201);

        await newCase(page);
        const files = [1, 2, 3, 4, 5].map((number) => info.outputPath(`coupe-${number}.png`));
        const bytes = await picture({ width: 600, height: 400 });
        for (const [index, path] of files.entries())
          await writeFile(path, Buffer.concat([bytes, Buffer.from([index])]));
        await dropPaths(page, '.drop-zone', files);
        await attest(page);
        const list = page.locator('.uploads');
        await expect(list.getByRole('alert').filter({ hasText: 'Votre espace est plein' })).toContainText(
          /1,[89]\sMo sur 2\sMo, et il en faudrait .*\sko de plus/,
        );
        await expect(list.locator('.upload.failed')).toHaveCount(5);
        await info.attach('editor', { body: await page.screenshot({ fullPage: true }) });

        const opening = page.waitForEvent('popup');
        await list.getByRole('link', { name: 'Voir ce qui prend de la place' }).click();
        const account = await opening;
        const storage = account.locator('#espace');
        await expect(storage).toContainText(/1,[89]\sMo utilisés sur 2\sMo/);
        // The new case has texts already.
        await expect(storage).toContainText(/2\scas cliniques/);
        await account.waitForLoadState('networkidle');
        await storage.getByRole('button', { name: 'Annuler (Envois en cours)' }).click();
        await account.getByRole('dialog').getByRole('button', { name: 'Annuler' }).last().click();
        await expect(storage).not.toContainText('Envois en cours');
        await expect(storage).toContainText(/ko utilisés sur 2\sMo/);

        await page.bringToFront();
        await list.getByRole('button', { name: 'Tout réessayer' }).click();
        await expect(page.locator('.tile')).toHaveCount(5);
      } finally {
        await context.close();
        await product.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});

test.describe('a quota that texts have filled', () => {
  test.use({ expectedErrors: /status of 413/ });

  test('refuses a longer text in words, keeps it on the device, and takes a shorter one', async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'negatoscope-texts-'));
    const product = await startProduct({ DATA_DIR: folder, SEED: 'none', QUOTA_MB: '1' });
    const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR' });
    try {
      const page = await context.newPage();
      await signIn(page, await makePerson(page));
      const headers = await bearerOf(page);
      const made = await page.request.post('/api/cases', { headers, data: { title: 'Cas' } });
      const { _id: id } = await made.json();
      const answer = 'Fracture de fatigue du col. '.repeat(10);
      const saved = await page.request.put(`/api/cases/${id}/parts/answer`, {
        headers: { ...headers, 'If-Match': '"1"' },
        data: { answer },
      });
      expect(saved.status()).toBe(200);
      // An upload that is announced fills it, and the longest questionnaire that is taken what is left for texts.
      const use = await (await page.request.get('/api/account/storage', { headers })).json();
      const begun = await page.request.post('/api/uploads', {
        headers: {
          ...headers,
          'Tus-Resumable': '1.0.0',
          'Upload-Length': String(1_000_000 - use.used),
          'Upload-Metadata': `sha256 ${btoa('0'.repeat(64))}`,
        },
      });
      expect(begun.status()).toBe(201);
      const filled = await page.request.post('/api/questionnaires', { headers, data: { title: 'Long' } });
      const { _id: long } = await filled.json();
      const fill = async (count: number) => {
        const questions = Array.from({ length: count }, (_, at) => {
          return { id: `q${at}`, text: 'a'.repeat(85), section: 'findings', type: 'text' };
        });
        const answer = await page.request.put(`/api/questionnaires/${long}/parts/body`, {
          headers: { ...headers, 'If-Match': '"1"' },
          data: { pages: [{ id: 'p', name: 'Page', questions }] },
        });
        return answer.status();
      };
      const statuses = [await fill(150)];
      while (statuses.at(-1) === 413) statuses.push(await fill(150 - statuses.length));
      expect([statuses.at(-2), statuses.at(-1)]).toEqual([413, 200]);
      const { used } = await (await page.request.get('/api/account/storage', { headers })).json();
      expect(used).toBeGreaterThan(1_019_300);

      await open(page, casePaths.edit(id));
      const field = page.getByLabel('Réponse', { exact: true });
      await field.fill(answer + 'Bilan. '.repeat(100));
      await expect(page.locator('.save-state')).toContainText(
        /Non enregistré\s: Votre espace est plein\s: 1\sMo sur 1\sMo.*\(gardé sur cet appareil\)/,
      );
      await page.reload();
      await page.getByRole('button', { name: 'Reprendre ces modifications' }).click();
      await expect(field).toHaveValue(answer + 'Bilan. '.repeat(100));
      await field.fill('Fracture de fatigue.');
      await expect(page.locator('.save-state')).toHaveText(/^Enregistré/);
      await page.reload();
      await expect(field).toHaveValue('Fracture de fatigue.');
    } finally {
      await context.close();
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

test('the account says what takes room, and nothing where there is none', async ({ signedIn: page }) => {
  await open(page, '/account');
  const storage = page.locator('#espace');
  await expect(storage).toContainText('0\u00a0ko utilisés sur 5\u00a0Go');
  await expect(storage).toContainText('Vous n’avez encore aucun contenu.');
  await caseOf(page, [await picture({ width: 300, height: 200 })]);
  await open(page, '/account');
  await expect(storage.getByRole('link', { name: 'Voir mes cas cliniques' })).toHaveAttribute(
    'href',
    '/cases',
  );
  await expect(storage).toContainText(/Images\s: \d.*\sko\s; textes\s: \d.*\sko/);
  await storage.getByText('Les contenus qui prennent le plus de place').click();
  await expect(storage.getByRole('link', { name: 'Cas d’essai' })).toBeVisible();
});
