import { bearerOf, expect, open, signIn, test } from './fixtures.ts';
import { forgetWhatCame, GL_LAUNCH, keepByButton, OFFLINE_ERRORS } from './keep-offline.ts';
import { leftOfSessions, NOTHING, smallSession, storedAttempts, walk } from './kept-session.ts';

// A person who was signed out elsewhere gets 401.
const expectedErrors = new RegExp(`${OFFLINE_ERRORS.source}|status of 401`);
test.use({ launchOptions: GL_LAUNCH, expectedErrors, serviceWorkers: 'allow' });

test('a copy whose session ended stores what is done in it for whose it is', async ({
  signedIn: page,
  person,
  context,
}) => {
  const { id } = await smallSession(page, 2);
  await open(page, '/practice');
  await keepByButton(page);
  await forgetWhatCame(page);
  const headers = await bearerOf(page);
  const { sessions } = await (await page.request.get('/api/account/sessions', { headers })).json();
  for (const each of sessions) await page.request.delete(`/api/account/sessions/${each.id}`, { headers });
  // As a page that gets this answer does.
  await page.evaluate(() => {
    for (const key of ['token', 'username']) localStorage.removeItem(key);
  });
  await context.setOffline(true);
  await page.goto('/hors-ligne');
  await page.locator('.kept-row').getByRole('link').click();
  await walk(page, 'un', 3);
  await expect(page).toHaveTitle(/^Cas 2 sur 2 /);
  await page.reload();
  await expect(page).toHaveTitle(/^Cas 2 sur 2 /);
  await walk(page, 'deux', 1);
  await expect(page.locator('.session-over')).toContainText('Son bilan vous attend');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, person);
  await open(page, '/practice');
  await expect
    .poll(async () => (await storedAttempts(page)).map(({ hypothesis, grade }) => [hypothesis, grade]).sort())
    .toEqual([
      ['deux', 1],
      ['un', 3],
    ]);
  await page.goto(`/practice/${id}`);
  await expect(page.getByRole('heading', { name: 'Bilan de la séance' })).toBeVisible();
  await expect.poll(() => leftOfSessions(page)).toEqual(NOTHING);
});

test('signing out asks about words of a session, and spares them unless they are to be erased', async ({
  signedIn: page,
  person,
}) => {
  const { id } = await smallSession(page, 2);
  const leave = async (how: string) => {
    await open(page, '/practice');
    await page.getByRole('button', { name: /^Menu de/ }).click();
    await page.locator('#menu').getByRole('button', { name: 'Se déconnecter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Se déconnecter de cet appareil' });
    await expect(dialog).toContainText('ce qui n’est pas encore envoyé de 1\u00a0séance d’entraînement');
    await dialog.getByRole('button', { name: how }).click();
    await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  };
  const hypothesis = page.getByLabel('Votre hypothèse', { exact: true });
  // Typed before the session is kept.
  await open(page, `/practice/${id}`);
  await hypothesis.fill('à moitié');
  await open(page, '/practice');
  await keepByButton(page);
  await leave('Garder et se déconnecter');
  const left = await leftOfSessions(page);
  expect([left.kept, left.keys, left.records.length]).toEqual([false, [], 1]);
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, person);
  await open(page, `/practice/${id}`);
  await expect(hypothesis).toHaveValue('à moitié');
  await leave('Effacer et se déconnecter');
  expect(await leftOfSessions(page)).toEqual(NOTHING);
});
