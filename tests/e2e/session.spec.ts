import { expectAccessible } from './axe.ts';
import { alive, expect, makePerson, open, signIn, test } from './fixtures.ts';
import { signInByHand } from './sign-in-by-hand.ts';

test('guarded pages send to the sign-in screen with where one was going', { tag: '@gate' }, async ({
  page,
}) => {
  for (const path of [
    '/questionnaires',
    '/questionnaires-list',
    '/cases-list',
    '/protocols/personal',
    '/account',
    '/use/a',
  ]) {
    await page.goto(path);
    const url = new URL(page.url());
    expect(url.pathname, path).toBe('/');
    expect(url.searchParams.get('suite'), path).toBe(path);
    await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  }
});

test('unknown paths lead home', async ({ page }) => {
  await page.goto('/rien/du/tout');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a cookie without a stored token is signed out', async ({ signedIn: page }) => {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/cases-list');
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  expect((await page.context().cookies()).filter((cookie) => cookie.name.includes('session'))).toEqual([]);
});

test('all other sessions are closed at once, when one says so twice', async ({
  signedIn: page,
  person,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, person);
  await open(page, '/account');
  await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'closing all other sessions');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await elsewhere.goto('/account');
  expect(new URL(elsewhere.url()).pathname).toBe('/account');
  await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  await dialog.getByRole('button', { name: 'Tout fermer' }).click();
  await expect(page.getByText('Aucune autre session n’est ouverte.')).toBeVisible();
  await elsewhere.goto('/account');
  expect(new URL(elsewhere.url()).pathname).toBe('/');
  await elsewhere.close();
});

test('a stored token without a cookie gets its cookie again', async ({ signedIn: page, person }) => {
  await page.context().clearCookies();
  await page.goto('/public-cases');
  await expect(page.getByRole('button', { name: `Menu de ${person.username}` })).toBeVisible();
});

test('a visitor who wants to copy or rate signs in and goes on with it', { tag: '@gate' }, async ({
  page,
  person,
}) => {
  await open(page, '/protocols/public');
  await page.locator('.card').first().locator('.card-actions a', { hasText: 'Copier' }).click();
  await expect(page.getByText('Connectez-vous pour copier\u00a0: la copie se fera ensuite.')).toBeVisible();
  await signInByHand(page, person);
  await page.waitForURL((url) => url.pathname === '/protocols/public');
  await expect(page.getByRole('status').filter({ hasText: /copié avec succès/i })).toBeVisible();

  // Signed in and out again on this device: what was done once is not done a second time.
  await page.reload();
  await expect(page.locator('.card').first()).toBeVisible();
  const mine = await page.request.get('/protocols/personal');
  expect((await mine.text()).match(/class="card-title"/g)).toHaveLength(1);
});

test.describe('revoked', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('a rating that is refused is kept, with its comment, through signing in', async ({
    signedIn: page,
    person,
  }) => {
    await open(page, '/public-cases');
    const card = page.locator('.card').nth(3);
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token-any-more'));
    await card.getByRole('button', { name: 'Noter ce cas' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: /Bon/ }).click();
    await panel.getByLabel('Commentaire (facultatif)').fill('Beau cas, « très » net.');
    await panel.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText(/votre note et votre commentaire sont gardés/)).toBeVisible();
    await signInByHand(page, person);
    await page.waitForURL((url) => url.pathname === '/public-cases');
    await expect(panel.locator('output')).toHaveText('7.5/10');
    await expect(panel.getByLabel('Commentaire (facultatif)')).toHaveValue('Beau cas, « très » net.');
    await panel.getByRole('button', { name: 'Publier' }).click();
    await expect(card.getByText('Note ajoutée avec succès !')).toBeVisible();
  });

  test('what one person wrote is not shown to the next one in the same tab', async ({
    signedIn: page,
    browser,
  }) => {
    await open(page, '/public-cases');
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token-any-more'));
    await page.locator('.card').first().getByRole('button', { name: 'Noter ce cas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Bon/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    const elsewhere = await browser.newPage();
    const other = await makePerson(elsewhere);
    await elsewhere.close();
    await signInByHand(page, other);
    await page.waitForURL((url) => url.pathname === '/public-cases');
    await alive(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a call that is refused forgets the session and leads to the sign-in screen', {
    tag: '@gate',
  }, async ({ signedIn: page, person }) => {
    await open(page, '/public-cases?difficulte=2');
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token-any-more'));
    await page.locator('.card-actions button:not(.rate-button, .card-keep)').first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('suite')).toBe('/public-cases?difficulte=2');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signInByHand(page, person);
    await page.waitForURL((url) => url.pathname === '/public-cases');
  });

  test('a stored token that nobody knows any more is forgotten quietly', async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.setItem('token', 'x'.repeat(43));
      localStorage.setItem('username', 'fantome');
    });
    await open(page, '/public-cases');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(page.locator('header').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  });
});

test('one person’s page never shows another’s name', { tag: '@gate' }, async ({
  signedIn: page,
  person,
  browser,
}) => {
  await open(page, '/public-cases');
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto('/public-cases');
  expect(await stranger.content()).not.toContain(person.username);
  await other.close();
});

test('two people on one browser, one after the other', async ({ signedIn: page, person }) => {
  await open(page, '/account');
  await page.context().clearCookies();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await signIn(page, person);
  await open(page, '/');
  await expect(page.getByRole('button', { name: `Menu de ${person.username}` })).toBeVisible();
});
