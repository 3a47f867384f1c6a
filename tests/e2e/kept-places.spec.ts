import type { Page } from 'playwright/test';
import { drawn } from './film.ts';
import { bearerOf, expect, test } from './fixtures.ts';
import { caseCalled, film } from './image-answers.ts';
import {
  brokenImages,
  forgetWhatCame,
  GL_LAUNCH,
  keepCase,
  OFFLINE_ERRORS,
  openPanel,
  stackedCase,
} from './keep-offline.ts';

test.use({ launchOptions: GL_LAUNCH, expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

const LATER = 'Les images gardées pour la suite n’ont pas pu être chargées.';
const TUMOUR = 'glioblastome frontal droit';

/** The title of a case. */
async function titleOf(page: Page, id: string): Promise<string> {
  const headers = await bearerOf(page);
  const answer = await page.request.get(`/api/cases/${id}/viewer?titre=1`, { headers });
  return (await answer.json()).shown.title;
}

test('a kept case opens at the place that its address names, with what that asks for', {
  tag: '@gate',
}, async ({ signedIn: page, context }) => {
  const kept = await stackedCase(page);
  const { id, title } = kept;
  await keepCase(page, kept);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/radiology-viewer/${id}?serie=1&image=5`);
  await drawn(page);
  await expect(film(page)).toContainText(' – 5 / ');
  await expect(page).toHaveURL(/serie=1&image=5$/);
  await page.goto(`/radiology-viewer/${id}?serie=1&image=7&titre=1&reponse=1`);
  await drawn(page);
  await expect(film(page)).toContainText(' – 7 / ');
  await expect(page.locator('.case-answer')).not.toBeEmpty();
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)));
});

test('a kept case whose steps bring images says which it lacks, and its sheet has all of its own', async ({
  signedIn: page,
  context,
}) => {
  const id = await caseCalled(page, TUMOUR);
  const title = await titleOf(page, id);
  await page.goto(`/radiology-viewer/${id}`);
  await drawn(page);
  const panel = await openPanel(page);
  await expect(panel).toContainText(
    'Les images que les questions n’ont pas encore apportées ne sont pas gardées',
  );
  await panel.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(panel).toContainText('Gardé le');
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/sheet/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await brokenImages(page)).toEqual([]);
  // The way to an image of a later step, as the sheet has it.
  await page.goto(`/radiology-viewer/${id}?serie=5&image=9&toutes=1`);
  await drawn(page);
  await expect(page.getByText(LATER)).toBeVisible();
  await page.goto(`/radiology-viewer/${id}?serie=2&image=4&reponse=1`);
  await drawn(page);
  await expect(film(page)).toContainText('IRM T2 ax – 4 / ');
  await expect(page.getByText(LATER)).toBeVisible();
  await expect(page.locator('.case-answer')).not.toBeEmpty();
});

test('a kept case whose questions have brought images since is brought up to date when asked', async ({
  signedIn: page,
  context,
}) => {
  const id = await caseCalled(page, TUMOUR);
  const title = await titleOf(page, id);
  await keepCase(page, { id, title });
  await page.goto('/hors-ligne');
  await expect(page.locator('.kept-row')).toHaveCount(1);
  const headers = await bearerOf(page);
  const call = `/api/cases/${id}/questions`;
  const { round, version, steps } = await (await page.request.get(call, { headers })).json();
  const data = { round, version, step: steps[0].id, answers: {} };
  expect((await page.request.post(call, { headers, data })).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: `Actualiser «\u202f${title}\u202f»` }).click();
  await expect(page.getByText('Une version plus récente existe.')).toHaveCount(0);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/radiology-viewer/${id}?serie=5&image=2&questions=1`);
  await drawn(page);
  await expect(film(page)).toContainText('IRM T1 gadolinium ax – 2 / ');
});
