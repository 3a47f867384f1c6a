import { expect, open, signIn, test } from './fixtures.ts';

test('guarded pages send to the sign-in screen with where one was going', async ({ page }) => {
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

test('a stored token without a cookie gets its cookie again', async ({ signedIn: page, person }) => {
  await page.context().clearCookies();
  await page.goto('/public-cases');
  await expect(page.getByRole('button', { name: `Menu de ${person.username}` })).toBeVisible();
});

test.describe('revoked', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('a call that is refused forgets the session and leads to the sign-in screen', async ({
    signedIn: page,
    person,
  }) => {
    await open(page, '/public-cases?difficulte=2');
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token-any-more'));
    await page.locator('.card .card-actions button').first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('suite')).toBe('/public-cases?difficulte=2');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByLabel('Nom d’utilisateur').fill(person.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
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

test('one person’s page never shows another’s name', async ({ signedIn: page, person, browser }) => {
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
