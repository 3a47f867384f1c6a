import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { bearerOf, expect, makePerson, open, signIn, test } from './fixtures.ts';
import {
  brokenImages,
  cachesOf,
  forgetWhatCame,
  keepByButton,
  OFFLINE_ERRORS,
  signOut,
  stopWorker,
} from './keep-offline.ts';
import { isKept } from './kept-reports.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { picture, sendPictures } from './own-images.ts';

test.use({
  expectedErrors: OFFLINE_ERRORS,
  serviceWorkers: 'allow',
  permissions: ['clipboard-read', 'clipboard-write'],
});

const NOT_THERE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const TITLE = 'Échographie rénale';

const body = (image: object, answer = 'Dilatation') => ({
  pages: [
    {
      id: 'p1',
      name: 'Reins',
      questions: [
        {
          id: 'q1',
          text: 'Cavités',
          section: 'findings',
          type: 'single',
          image,
          fiche: 'f1',
          options: [{ id: 'o1', text: answer, sentence: `${answer} des cavités.` }],
        },
      ],
    },
    {
      id: 'p2',
      name: 'Vessie',
      questions: [{ id: 'q2', text: 'Paroi', section: 'findings', type: 'information', image }],
    },
  ],
  fiches: [
    {
      id: 'f1',
      title: 'Grades de dilatation',
      content: [{ type: 'paragraph', text: [{ text: 'Grade 1 : bassinet seul.' }] }],
    },
  ],
});

/** A private questionnaire with a fiche and a picture on each page, the second of which the form has not shown. */
async function renal(page: Page): Promise<{ id: string; image: object }> {
  const [sent] = await sendPictures<{ file: string; width: number; height: number }>(page, [
    await picture({ width: 900, height: 600 }),
  ]);
  const { file, width, height } = sent!;
  const image = { file, width, height, alt: 'Schéma du rein' };
  return { id: await makeQuestionnaire(page, { title: TITLE, body: body(image) }), image };
}

const form = async (page: Page, id: string) => {
  await page.goto(`/use/${id}`);
  await page.locator('.reporting[data-live]').waitFor();
};
const dilated = (page: Page) => page.getByRole('radio', { name: 'Dilatation' });

test('a questionnaire that is kept is answered without network, its fiches beside it', {
  tag: '@gate',
}, async ({ signedIn: page, context }) => {
  const { id } = await renal(page);
  await form(page, id);
  await keepByButton(page);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await form(page, id);
  await expect(page.getByText('cette page est une copie')).toBeVisible();
  await dilated(page).check({ force: true });
  const report = page.locator('.report-text');
  await expect(report).toContainText('Dilatation des cavités.');
  expect(await brokenImages(page)).toEqual([]);
  await page.getByRole('link', { name: 'Vessie' }).click();
  await expect(page.getByRole('img', { name: 'Schéma du rein' })).toBeVisible();
  expect(await brokenImages(page)).toEqual([]);
  await page.getByRole('link', { name: 'Reins' }).click();
  await page.getByRole('link', { name: 'Ouvrir la fiche «\u202fGrades de dilatation\u202f»' }).click();
  await expect(page.locator('.fiche-panel')).toContainText('Grade 1 : bassinet seul.');
  await page.keyboard.press('Escape');
  // The report is corrected, copied, saved as text and as Word; it is still there after the page was left.
  await report.getByText('Dilatation').click();
  await expect(page.locator('.ProseMirror')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' Stable.');
  await page.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect(page.getByText('Compte rendu copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Dilatation des cavités. Stable.',
  );
  for (const name of ['Texte (.txt)', 'Word (.docx)']) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const path = await (await coming).path();
    expect(readFileSync(path).length, name).toBeGreaterThan(20);
  }
  await isKept(page);
  await page.reload();
  await expect(dilated(page)).toBeChecked();
  // Read as a whole, and its fiche on a page of its own.
  await page.goto(`/use/${id}?mode=consulter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.locator('.reporting')).toHaveCount(0);
  await page.goto(`/link/${id}.f1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grades de dilatation');
});

test('it is listed, brought up to date, and taken away', async ({ signedIn: page, context }) => {
  const { id, image } = await renal(page);
  await form(page, id);
  await keepByButton(page);
  await open(page, '/hors-ligne');
  const row = page.locator('.kept-row');
  await expect(row).toContainText(TITLE);
  await expect(row).toContainText('Questionnaire et ses fiches');
  await expect(row).toContainText('1\u00a0image');
  await expect(row).not.toContainText('Une version plus récente existe.');
  const headers = await bearerOf(page);
  const saved = await page.request.put(`/api/questionnaires/${id}/parts/body`, {
    headers: { ...headers, 'If-Match': '"2"' },
    data: body(image, 'Hydronéphrose'),
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await open(page, '/hors-ligne');
  await expect(row).toContainText('Une version plus récente existe.');
  await row.getByRole('button', { name: `Actualiser «\u202f${TITLE}\u202f»` }).click();
  await expect(row).not.toContainText('Une version plus récente existe.');
  await context.setOffline(true);
  await form(page, id);
  await expect(page.getByRole('radio', { name: 'Hydronéphrose' })).toBeAttached();
  await page.goto('/statistics');
  await row.getByRole('button', { name: `Retirer de cet appareil «\u202f${TITLE}\u202f»` }).click();
  await expect.poll(() => cachesOf(page)).not.toContain('kept');
  await expect(page.goto(`/use/${id}`)).rejects.toThrow(NOT_THERE);
});

test('signing out erases it, and nobody else reads it', { tag: '@gate' }, async ({
  signedIn: page,
  context,
}) => {
  const { id } = await renal(page);
  await page.goto(`/use/${id}?mode=consulter`);
  await keepByButton(page);
  await page.keyboard.press('Escape');
  await signOut(page);
  expect(await cachesOf(page)).toEqual([]);
  await signIn(page, await makePerson(page));
  await open(page, '/hors-ligne');
  await expect(page.locator('.kept-row')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.goto(`/use/${id}`)).rejects.toThrow(NOT_THERE);
});

test('once it is deleted it leaves the device with the next page', async ({ signedIn: page }) => {
  const { id } = await renal(page);
  await form(page, id);
  await keepByButton(page);
  expect(await cachesOf(page)).toContain('kept');
  const headers = await bearerOf(page);
  expect((await page.request.delete(`/api/questionnaires/${id}`, { headers })).status()).toBeLessThan(300);
  // It asked a moment ago, if at all: a worker that was stopped since does not know.
  await stopWorker(page);
  await page.goto('/protocols/public');
  await expect.poll(() => cachesOf(page)).not.toContain('kept');
});
