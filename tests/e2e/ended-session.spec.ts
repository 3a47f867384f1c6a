import type { Page } from 'playwright/test';
import { anotherPerson, pressAction } from './another-person.ts';
import { bearerOf, expect, makePerson, open, type Person, signIn, test } from './fixtures.ts';
import { COMPLETE, newProtocol } from './make-protocols.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { publishProtocol } from './publish-protocol.ts';
import { allItems } from './routes.ts';
import { signInByHand } from './sign-in-by-hand.ts';

test.use({ expectedErrors: /status of 401/ });

/** Ends the session as the server sees it, while the page goes on. */
const endSession = (page: Page) => page.evaluate(() => localStorage.setItem('token', 'not-a-token-any-more'));

/** The sign-in screen says what is kept; signing in leads back to the page. */
async function comeBack(page: Page, person: Person, kept: string): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText(`Votre session est terminée. Reconnectez-vous\u00a0: ${kept}`)).toBeVisible();
  await signInByHand(page, person);
  await page.waitForURL((url) => url.pathname === path);
}

/** Makes a list of one's own, which may begin with a case. */
async function makeList(page: Page, name: string, caseId?: string): Promise<string> {
  const headers = await bearerOf(page);
  const data = { name, ...(caseId && { case: caseId }) };
  const made = await page.request.post('/api/collections', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { _id: string })._id;
}

test('an answer to a comment is kept through signing in', { tag: '@gate' }, async ({
  signedIn: page,
  person,
  browser,
}) => {
  const id = await newProtocol(page, COMPLETE, 'IRM de la cheville commentée');
  await publishProtocol(page, id);
  const readers = [await anotherPerson(browser), await anotherPerson(browser)];
  for (const reader of readers) {
    const data = { rating: 6, comment: `Et le STIR\u202f? ${reader.username}` };
    const headers = await bearerOf(reader.page);
    const rated = await reader.page.request.post(`/api/protocols/${id}/rate`, { headers, data });
    expect(rated.status()).toBe(200);
    await reader.close();
  }
  const comments = page.getByRole('region', { name: 'Commentaires' });
  // Each comment is answered apart: the words come back under the one they were for.
  for (const { username } of readers) {
    await open(page, `/protocols/view/${id}`);
    await comments.scrollIntoViewIfNeeded();
    const comment = comments.getByRole('listitem').filter({ hasText: username });
    await comment.getByRole('button', { name: 'Répondre' }).press('Enter');
    const field = comments.getByRole('textbox', { name: `Réponse à ${username}` });
    await field.fill('Le STIR est en fin d’examen.');
    await endSession(page);
    await comments.getByRole('button', { name: 'Publier la réponse' }).press('Enter');
    await comeBack(page, person, 'votre réponse au commentaire est gardée.');
    await comments.scrollIntoViewIfNeeded();
    await expect(field).toHaveValue('Le STIR est en fin d’examen.');
    await expect(comments.getByRole('textbox')).toHaveCount(1);
    await comments.getByRole('button', { name: 'Publier la réponse' }).press('Enter');
    await expect(comment).toContainText('Réponse de l’auteur');
  }
});

test('a reviewer’s word, and that of who asks for it, are kept through signing in', async ({
  signedIn: page,
  person,
  browser,
}) => {
  const id = await makeQuestionnaire(page, { title: 'Nodule à relire sans session' });
  const context = await browser.newContext();
  const reading = await context.newPage();
  const reviewer = await makePerson(reading);
  await signIn(reading, reviewer);
  const headers = await bearerOf(page);
  const data = { username: reviewer.username };
  const named = await page.request.post(`/api/questionnaires/${id}/reviewers`, { headers, data });
  expect(named.status(), await named.text()).toBeLessThan(300);

  await open(page, `/edit/${id}`);
  const asking = page.getByRole('dialog', { name: 'Relecture avant publication' });
  await pressAction(page, 'Relecture');
  await asking.getByLabel(/^Un mot/).fill('Pour mardi');
  await endSession(page);
  await asking.getByRole('button', { name: 'Demander une relecture' }).press('Enter');
  await comeBack(page, person, 'votre avis de relecture est gardé.');
  await expect(asking.getByLabel(/^Un mot/)).toHaveValue('Pour mardi');
  await asking.getByRole('button', { name: 'Demander une relecture' }).press('Enter');
  await expect(asking.locator('.word-state')).toContainText('Relecture demandée le');

  await open(reading, `/use/${id}`);
  const answering = reading.getByRole('dialog', { name: 'À reprendre' });
  await reading.getByRole('button', { name: 'À reprendre' }).press('Enter');
  await answering.getByLabel(/^Un mot/).fill('Il manque la taille.');
  await endSession(reading);
  await answering.getByRole('button', { name: 'À reprendre' }).press('Enter');
  await comeBack(reading, reviewer, 'votre avis de relecture est gardé.');
  await expect(answering.getByLabel(/^Un mot/)).toHaveValue('Il manque la taille.');
  await answering.getByRole('button', { name: 'À reprendre' }).press('Enter');
  await reading.waitForURL((url) => url.pathname === '/questionnaires-list');
  await context.close();
});

test('what is written about a list is kept through signing in', async ({ signedIn: page, person }) => {
  const kept = 'ce que vous avez écrit sur la liste est gardé.';
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Nom');
  const said = dialog.getByLabel('Description');

  await open(page, '/collections');
  await page.getByRole('button', { name: 'Nouvelle liste' }).click();
  await name.fill('Genou de garde');
  await said.fill('Lésions méniscales.');
  await endSession(page);
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await comeBack(page, person, kept);
  await expect(name).toHaveValue('Genou de garde');
  await expect(said).toHaveValue('Lésions méniscales.');
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await page.getByRole('link', { name: 'Genou de garde' }).click();
  await page.waitForURL(/\/collections\/./);

  const [first] = await allItems(page.request, 'cases');
  const list = await makeList(page, 'Épaule de garde', first?._id);
  await open(page, `/collections/${list}`);
  await page.getByRole('button', { name: 'Renommer et décrire' }).click();
  await said.fill('Coiffe des rotateurs.');
  await endSession(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await comeBack(page, person, kept);
  await expect(said).toHaveValue('Coiffe des rotateurs.');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('.collection-lines')).toHaveText('Coiffe des rotateurs.');

  const word = page.getByRole('button', { name: /^Pourquoi/ });
  await word.click();
  await dialog.getByRole('textbox').fill('Signe du double contour');
  await endSession(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await comeBack(page, person, kept);
  await expect(dialog.getByRole('textbox')).toHaveValue('Signe du double contour');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Signe du double contour')).toBeVisible();
});
