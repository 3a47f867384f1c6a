import type { Page } from 'playwright/test';
import { drawn } from './film.ts';
import { bearerOf, expect, open, test } from './fixtures.ts';
import { caseCalled, question, validate } from './image-answers.ts';
import { forgetWhatCame, GL_LAUNCH, keepByButton, OFFLINE_ERRORS } from './keep-offline.ts';
import { answerFirst, DOSSIER, keepDossier, recorded, waits } from './kept-questions.ts';
import { everythingKept, sessionOf } from './kept-session.ts';

const CALL = /\/api\/cases\/[\w-]+\/questions$/;

test.use({ launchOptions: GL_LAUNCH, expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

/** What the device keeps of the questions. */
const keptAttempt = (page: Page, id: string) =>
  page.evaluate(
    async (address) => (await (await caches.open('kept')).match(address, { ignoreVary: true }))?.text(),
    `/api/cases/${id}/questions`,
  );

test('the open step of a kept dossier is answered without network, waits, and is sent once', {
  tag: '@gate',
}, async ({ signedIn: page, context }) => {
  const { id, path } = await keepDossier(page);
  const kept = (await keptAttempt(page, id)) ?? '';
  expect(kept).toContain('Quel vaisseau saigne');
  for (const secret of ['"key"', 'Lentille biconvexe', 'méningée', 'Monro', '18 mm'])
    expect(kept, secret).not.toContain(secret);
  await expect(page.getByText(/^Sans réseau, seule cette étape se répond/)).toBeVisible();
  await answerFirst(page);
  await expect(waits(page)).toBeVisible();
  await expect(page.locator('.waiting-step')).toBeFocused();
  await expect(page.locator('.waiting-step')).toContainText(
    'Les points, les explications et l’étape suivante viennent alors.',
  );
  await expect(question(page, 1)).toContainText('Cochée');
  await expect(question(page, 1)).not.toContainText('/ 1');
  await expect(validate(page)).toHaveCount(0);

  await page.reload();
  await drawn(page);
  await expect(waits(page)).toBeVisible();
  await expect(question(page, 2)).toContainText('sinus veineux');
  await page.goto('/hors-ligne');
  await expect(page.locator('.kept-row')).toContainText('Réponses en attente d’envoi.');
  await page.goto(path);
  await drawn(page);
  await expect(waits(page)).toBeVisible();

  const sent: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && CALL.test(answer.url())) sent.push(answer.status());
  });
  await context.setOffline(false);
  await expect(page.getByText('L’étape validée sans réseau est envoyée.')).toBeVisible();
  await expect(question(page, 1)).toContainText('1 / 1');
  await expect(question(page, 2)).toContainText('0 / 1');
  await expect(question(page, 3)).toBeVisible();
  expect(sent).toEqual([200]);
  expect(await recorded(page)).toEqual([]);

  // The offline copy is up to date: nothing is asked again.
  await expect.poll(() => keptAttempt(page, id)).toContain('Que doit dire votre compte rendu');
  await context.setOffline(true);
  await page.goto(path);
  await drawn(page);
  await expect(question(page, 1)).toContainText('1 / 1');
  await expect(question(page, 3).getByRole('checkbox')).toHaveCount(5);
});

test('a step that waits is sent by the next page with network, whichever that is', async ({
  signedIn: page,
  context,
}) => {
  const { id } = await keepDossier(page);
  await answerFirst(page);
  await expect(waits(page)).toBeVisible();
  // The page is closed without network: another page finds the step.
  await page.goto('about:blank');
  await context.setOffline(false);
  await open(page, '/account');
  await expect(page.getByText('L’étape validée sans réseau est envoyée.')).toBeVisible();
  const headers = await bearerOf(page);
  const state = await (await page.request.get(`/api/cases/${id}/questions`, { headers })).json();
  expect(state.steps.map(({ isValidated }: { isValidated: boolean }) => isValidated)).toEqual([true, false]);
});

test('what is over is read without network, and not begun anew', async ({ signedIn: page }) => {
  const id = await caseCalled(page, DOSSIER);
  const headers = await bearerOf(page);
  const call = `/api/cases/${id}/questions`;
  let state = await (await page.request.get(call, { headers })).json();
  while (!state.isFinished) {
    const data = { round: state.round, version: state.version, step: state.steps.at(-1).id, answers: {} };
    state = await (await page.request.post(call, { headers, data })).json();
  }
  await keepDossier(page);
  await expect(page.getByText('0 sur 5\u00a0points')).toBeVisible();
  await page.getByRole('link', { name: 'Recommencer' }).click();
  await expect(page.getByText(/^Recommencer demande le réseau/)).toBeVisible();
  await expect(page.getByText('0 sur 5\u00a0points')).toBeVisible();
});

test('in a kept session they are sealed, answered without network, and sent as well', async ({
  signedIn: page,
  context,
}) => {
  const { id } = await sessionOf(page, [await caseCalled(page, DOSSIER)]);
  await open(page, '/practice');
  await keepByButton(page);
  const kept = await everythingKept(page);
  expect(kept).toMatch(/\/api\/cases\/[\w-]+\/questions/);
  expect(kept).not.toContain('Quel vaisseau saigne');
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/practice/${id}`);
  await drawn(page);
  await page.getByRole('link', { name: 'Questions' }).click();
  await answerFirst(page);
  await expect(waits(page)).toBeVisible();
  await context.setOffline(false);
  await expect(question(page, 1)).toContainText('1 / 1');
  await expect(question(page, 3)).toBeVisible();
  await expect.poll(() => recorded(page)).toEqual([]);
  expect(await everythingKept(page)).not.toContain('Que doit dire votre compte rendu');
});

test('signing out asks about a step that waits, and erases it', async ({ signedIn: page, context }) => {
  await keepDossier(page);
  await answerFirst(page);
  await expect(waits(page)).toBeVisible();
  await page.route(CALL, (route) => route.abort());
  await context.setOffline(false);
  await open(page, '/account');
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.locator('#menu').getByRole('button', { name: 'Se déconnecter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Se déconnecter de cet appareil' });
  await expect(dialog).toContainText('1\u00a0étape de questions non comptée');
  await dialog.getByRole('button', { name: 'Effacer et se déconnecter' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await recorded(page)).toEqual([]);
});
