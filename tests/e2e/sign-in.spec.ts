import { expect, makePerson, open, stopClock, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';

const PASSWORD = 'coupe-axiale-oblique-42';

test('the card says what it is and requires both fields', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  await expect(page.getByLabel('Nom d’utilisateur')).toHaveAttribute('required', '');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('required', '');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  expect(
    await page
      .getByLabel('Nom d’utilisateur')
      .evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true);
});

test('who registers is told the rule of passwords and what brings access back; who signs in is not', async ({
  page,
}) => {
  const password = page.getByLabel('Mot de passe', { exact: true });
  await open(page, '/');
  await expect(page.getByText('codes de secours')).toBeHidden();
  await expect(password).toHaveAccessibleDescription('');
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(password).toHaveAccessibleDescription(/^Au moins 8\scaractères\./);
  await expect(page.getByText('codes de secours')).toBeVisible();
});

test('signing in: disabled while submitting, the message, then home after one second', {
  tag: '@gate',
}, async ({ page }) => {
  const person = await makePerson(page);
  await open(page, '/');
  const letGo = await holdRequests(page, '**/api/auth/login');
  await page.getByLabel('Nom d’utilisateur').fill(person.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Connexion...' })).toBeDisabled();
  await expect(page.getByLabel('Nom d’utilisateur')).toBeDisabled();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeDisabled();
  await stopClock(page);
  letGo();
  await expect(
    page.getByRole('status').filter({ hasText: 'Connexion réussie ! Redirection...' }),
  ).toBeVisible();
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    username: localStorage.getItem('username'),
  }));
  expect(stored.username).toBe(person.username);
  expect(stored.token).toMatch(/.{20,}/);
  await page.clock.runFor(950);
  await expect(page.getByText('Connexion réussie ! Redirection...')).toBeVisible();
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: `Menu de ${person.username}` })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('registering signs in by itself, after one second and a half', { tag: '@gate' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) calls.push(new URL(request.url()).pathname);
  });
  await open(page, '/?suite=/public-cases');
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('heading', { name: 'Inscription', exact: true })).toBeVisible();
  const username = `nouveau-${Date.now()}`;
  await page.getByLabel('Nom d’utilisateur').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await stopClock(page);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('Inscription réussie ! Connexion automatique...')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  await page.clock.runFor(1450);
  await expect(page.getByText('Inscription réussie ! Connexion automatique...')).toBeVisible();
  await page.clock.runFor(100);
  await page.clock.resume();
  await page.waitForURL((url) => url.pathname === '/public-cases');
  expect(calls.slice(0, 2)).toEqual(['/api/auth/register', '/api/auth/login']);
  await expect(page.getByRole('button', { name: `Menu de ${username}` })).toBeVisible();
});

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (401|409|422|429|500)|net::ERR_FAILED/ });

  test('the server’s message shows, and the form is free again', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Nom d’utilisateur').fill('personne-ici');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux-mot-de-passe');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Nom d’utilisateur ou mot de passe incorrect.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Nom d’utilisateur')).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('without a message from the server, the specification’s own', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.abort());
    await open(page, '/');
    await page.getByLabel('Nom d’utilisateur').fill('a');
    await page.getByLabel('Mot de passe', { exact: true }).fill('b');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
  });

  test('switching the mode clears the error and both fields', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Nom d’utilisateur').fill('personne-ici');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux-mot-de-passe');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.locator('.banner.error')).toBeVisible();
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page.locator('.banner.error')).toHaveCount(0);
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
  });

  test('registered, but not signed in: the success shows meanwhile, then one signs in', async ({ page }) => {
    let fail = () => {};
    const answered = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await answered;
      await route.abort();
    });
    await open(page, '/?mode=inscription');
    await page.getByLabel('Nom d’utilisateur').fill(`entre-deux-${Date.now()}`);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('Inscription réussie ! Connexion automatique...')).toBeVisible();
    fail();
    await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
    await expect(page.getByText('Inscription réussie')).toHaveCount(0);
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Connexion réussie ! Redirection...')).toBeVisible();
  });

  test('a name already taken is refused in words', async ({ page }) => {
    const person = await makePerson(page);
    await open(page, '/?mode=inscription');
    await page.getByLabel('Nom d’utilisateur').fill(person.username.toUpperCase());
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('Ce nom d’utilisateur est déjà pris.')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4\d\d/ });

  test('registering, then signing in, then where one was going', { tag: '@gate' }, async ({ page }) => {
    const username = `sans-script-${Date.now()}`;
    await page.goto('/?mode=inscription&suite=/cases-list');
    await page.getByLabel('Nom d’utilisateur').fill(username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/cases-list');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes Cas Cliniques');
    await page.context().clearCookies();
    await page.goto('/cases-list');
    expect(new URL(page.url()).searchParams.get('suite')).toBe('/cases-list');
    await page.getByLabel('Nom d’utilisateur').fill(username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL((url) => url.pathname === '/cases-list');
  });

  test('a wrong password is told, and the name is kept', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Nom d’utilisateur').fill('quelqu’un');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Nom d’utilisateur ou mot de passe incorrect.')).toBeVisible();
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('quelqu’un');
  });
});

test('suite leads nowhere but to this site', { tag: '@gate' }, async ({ page }) => {
  const person = await makePerson(page);
  await open(page, '/?suite=//example.org/');
  await page.getByLabel('Nom d’utilisateur').fill(person.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: `Menu de ${person.username}` })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('localhost');
});
