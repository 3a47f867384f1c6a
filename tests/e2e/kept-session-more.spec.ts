import { anotherPerson } from './another-person.ts';
import { expectAccessible } from './axe.ts';
import { drawn } from './film.ts';
import { bearerOf, expect, open, signIn, test } from './fixtures.ts';
import { caseCalled } from './image-answers.ts';
import {
  forgetWhatCame,
  GL_LAUNCH,
  keepByButton,
  OFFLINE_ERRORS,
  signOut,
  stopWorker,
} from './keep-offline.ts';
import {
  everythingKept,
  leftOfSessions,
  NOTHING,
  publicCase,
  sessionOf,
  smallSession,
  storedAttempts,
  walk,
} from './kept-session.ts';

test.use({ launchOptions: GL_LAUNCH, expectedErrors: OFFLINE_ERRORS, serviceWorkers: 'allow' });

test('what another device did, a case that is gone and a lost answer: each attempt is once, and told', async ({
  signedIn: page,
  context,
  browser,
}) => {
  const author = await anotherPerson(browser);
  const gone = await publicCase(author.page);
  const { id, cases } = await smallSession(page, 2, [gone]);
  const ids = cases.map(({ caseId }) => caseId);
  await open(page, '/practice');
  await keepByButton(page);
  await forgetWhatCame(page);
  await context.setOffline(true);
  await page.goto(`/practice/${id}`);
  for (const at of [0, 1, 2]) {
    await expect(page).toHaveTitle(new RegExp(`^Cas ${at + 1} sur 3 `));
    await walk(page, `ici ${at + 1}`, 2);
  }
  await expect(page.locator('.session-over')).toContainText('3\u00a0cas notés');
  // Meanwhile: all of them but the one that is removed are graded elsewhere, and the position goes back.
  const headers = await bearerOf(page);
  const shared = ids.filter((each) => each !== gone);
  const attempts = shared.map((caseId) => ({
    id: crypto.randomUUID(),
    caseId,
    sessionId: id,
    at: new Date().toISOString(),
    hypothesis: 'là-bas',
    grade: 4,
    changedAt: new Date().toISOString(),
  }));
  const sent = await page.request.post('/api/practice/attempts', { headers, data: { attempts } });
  expect((await sent.json()).accepted).toHaveLength(2);
  const moved = { position: 0, caseId: shared[0] };
  await page.request.post(`/api/practice/sessions/${id}/position`, { headers, data: moved });
  const deleted = await author.page.request.delete(`/api/cases/${gone}`, {
    headers: await bearerOf(author.page),
  });
  expect(deleted.status()).toBeLessThan(300);
  // The first answer of the server is lost.
  let lost = 0;
  await page.route('**/api/practice/attempts', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await expect.poll(async () => (await storedAttempts(page)).length).toBe(2);
  await page.goto('/practice');
  await expect(page.getByText('Une tentative n’a pas été enregistrée.').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('attempt:'))))
    .toEqual([]);
  const stored = await storedAttempts(page);
  expect(stored.map((each) => each.case).sort()).toEqual([...shared].sort());
  // The later grade from elsewhere stands.
  expect(stored.map(({ hypothesis, grade }) => [hypothesis, grade])).toEqual([
    ['là-bas', 4],
    ['là-bas', 4],
  ]);
  // The position that was sent later stands, too.
  await page.goto(`/practice/${id}`);
  await expect(page).toHaveTitle(/^Cas 1 sur 2 /);
  await author.close();
});

test.describe('a session ended from elsewhere', () => {
  // The pending sends get 401, and so does the page that asks for its cookie.
  test.use({ expectedErrors: new RegExp(`${OFFLINE_ERRORS.source}|status of 401`) });

  test('a session of a person who was signed out elsewhere is sent once they are back', async ({
    signedIn: page,
    person,
    context,
  }) => {
    const { id } = await smallSession(page, 2);
    await open(page, '/practice');
    await keepByButton(page);
    await context.setOffline(true);
    await page.goto(`/practice/${id}`);
    await walk(page, 'avant', 3);
    await expect(page).toHaveTitle(/^Cas 2 sur 2 /);
    await walk(page, 'après', 1);
    await expect(page.locator('.session-over')).toContainText('2\u00a0cas notés');
    const headers = await bearerOf(page);
    const { sessions } = await (await page.request.get('/api/account/sessions', { headers })).json();
    for (const each of sessions) await page.request.delete(`/api/account/sessions/${each.id}`, { headers });
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, person);
    await open(page, '/practice');
    await expect
      .poll(async () => (await storedAttempts(page)).map(({ hypothesis }) => hypothesis).sort())
      .toEqual(['après', 'avant']);
    await page.goto(`/practice/${id}`);
    await expect(page.getByRole('heading', { name: 'Bilan de la séance' })).toBeVisible();
    await expect.poll(() => leftOfSessions(page)).toEqual(NOTHING);
  });
});

test('a case that is withdrawn leaves the device, a session that is over too, and all with signing out', async ({
  signedIn: page,
  browser,
}) => {
  const author = await anotherPerson(browser);
  const gone = await publicCase(author.page);
  const { id } = await smallSession(page, 1, [gone]);
  await open(page, '/practice');
  await keepByButton(page);
  expect(await everythingKept(page)).toContain(`/api/cases/${gone}/viewer`);
  await author.page.request.delete(`/api/cases/${gone}`, { headers: await bearerOf(author.page) });
  await stopWorker(page);
  await page.goto('/protocols/public');
  await expect.poll(() => everythingKept(page)).not.toContain(`/api/cases/${gone}/viewer`);
  expect((await leftOfSessions(page)).kept).toBe(true);
  const data = { position: 1, ended: true };
  await page.request.post(`/api/practice/sessions/${id}/position`, { headers: await bearerOf(page), data });
  await stopWorker(page);
  await page.goto('/protocols/public');
  await expect.poll(async () => (await leftOfSessions(page)).kept).toBe(false);
  const next = await smallSession(page, 2);
  await open(page, '/practice');
  await keepByButton(page);
  const { keys, records } = await leftOfSessions(page);
  expect([keys, records.map((key) => key.split(':').at(-1))]).toEqual([['kept-keys'], [next.id]]);
  await open(page, '/practice');
  await signOut(page);
  expect(await leftOfSessions(page)).toEqual(NOTHING);
  await author.close();
});

test('a browser that cannot seal answers says so, and keeps nothing', async ({ signedIn: page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  await smallSession(page, 1);
  await open(page, '/practice');
  await page.getByRole('button', { name: 'Garder hors ligne' }).click();
  const panel = page.getByRole('dialog', { name: 'Garder hors ligne' });
  await expect(panel.getByRole('alert')).toContainText('Ce navigateur ne peut pas sceller les réponses');
  await expect(panel.getByRole('button', { name: 'Garder hors ligne' })).toHaveCount(0);
  expect((await leftOfSessions(page)).kept).toBe(false);
});

for (const theme of ['dark', 'light'] as const) {
  test.describe(`on a phone, ${theme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true, colorScheme: theme });

    test('a session with questions is kept and walked by keys, and has nothing against it that axe knows of', async ({
      signedIn: page,
      context,
    }) => {
      const { id } = await sessionOf(page, [await caseCalled(page, 'nodule pulmonaire droit de 15,5')]);
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      await open(page, '/practice');
      await page.getByRole('button', { name: 'Garder hors ligne' }).press('Enter');
      const panel = page.getByRole('dialog', { name: 'Garder hors ligne' });
      await expect(panel).toContainText('Un cas de cette séance pose des questions');
      await expect(panel).toContainText('à télécharger');
      await expectAccessible(page, 'before it is kept');
      await panel.getByRole('button', { name: 'Garder hors ligne' }).press('Enter');
      await expect(panel).toContainText('Gardé le');
      await forgetWhatCame(page);
      await context.setOffline(true);
      await page.goto(`/practice/${id}`);
      await drawn(page);
      await expectAccessible(page, 'a hypothesis is asked for');
      await walk(page, 'nodule', 2);
      await expect(page.locator('.session-over')).toContainText('1\u00a0cas noté · Difficile\u00a0: 1');
      await expectAccessible(page, 'the end');
      await page.goto('/hors-ligne');
      await expect(page.locator('.kept-row')).toContainText('Séance terminée');
      await expectAccessible(page, 'what is kept');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(360);
    });
  });
}
