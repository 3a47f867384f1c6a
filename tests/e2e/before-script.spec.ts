/**
 * On a slow connection people type before the scripts are loaded: nothing of it may be lost, nor appear in an
 * address.
 */
import type { Page } from 'playwright/test';
import { expect, holdScripts, makePerson, type Person, signIn, test } from './fixtures.ts';
import { allItems } from './routes.ts';

const name = (page: Page) => page.getByLabel('Nom d’utilisateur');
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });
const next = (page: Page) => page.getByLabel('Nouveau mot de passe');
const params = (page: Page) => [...new URL(page.url()).searchParams].map((pair) => pair.join('=')).sort();

interface Form {
  form: string;
  path: string | ((page: Page) => Promise<string>);
  /** Done while there is no script. */
  write(page: Page, person: Person): Promise<unknown>;
  /** Passes when it is there once the script has taken over, and is what is sent. */
  keep(page: Page, person: Person): Promise<unknown>;
}

/** Makes the script render the form again: text that it does not know is then lost. */
async function showPassword(page: Page, secret: string): Promise<void> {
  const eye = page.getByRole('button', { name: /le mot de passe$/ });
  await expect(async () => {
    if ((await eye.getAttribute('aria-pressed')) !== 'true') await eye.click();
    await expect(password(page)).toHaveAttribute('type', 'text', { timeout: 500 });
  }).toPass();
  await expect(password(page)).toHaveValue(secret);
}

async function contrastProtocol(page: Page): Promise<string> {
  for (const { _id } of await allItems(page.request, 'protocols')) {
    const path = `/protocols/view/${_id}`;
    if ((await (await page.request.get(path)).text()).includes('Poids du patient (kg)')) return path;
  }
  throw new Error('no demo protocol with a dose by weight');
}

const SIGNED_OUT: Form[] = [
  {
    form: 'sign-in',
    path: '/?suite=/public-cases',
    write: async (page, person) => {
      await name(page).fill(person.username);
      await password(page).fill(person.password);
    },
    keep: async (page, person) => {
      await showPassword(page, person.password);
      await expect(name(page)).toHaveValue(person.username);
      await page.locator('form button[type=submit]').click();
      await page.waitForURL((url) => url.pathname === '/public-cases');
    },
  },
  {
    form: 'registration',
    path: '/?mode=inscription&suite=/public-cases',
    write: async (page, person) => {
      await name(page).fill(`${person.username}-bis`);
      await password(page).fill(person.password);
    },
    keep: async (page, person) => {
      await showPassword(page, person.password);
      await expect(name(page)).toHaveValue(`${person.username}-bis`);
      await page.locator('form button[type=submit]').click();
      await page.waitForURL((url) => url.pathname === '/public-cases');
    },
  },
  {
    form: 'sign-in sent at once',
    path: '/?suite=/public-cases',
    write: async (page, person) => {
      await name(page).fill(person.username);
      await password(page).fill(person.password);
      await password(page).press('Enter');
    },
    keep: async (page, person) => {
      await page.waitForURL((url) => url.pathname === '/public-cases');
      await expect(page.getByRole('button', { name: `Menu de ${person.username}` })).toBeVisible();
      expect(params(page)).toEqual([]);
    },
  },
  {
    form: 'search',
    path: '/public-questionnaires?page=2',
    write: (page) => page.getByRole('searchbox').fill('épaule'),
    keep: async (page) => {
      await expect.poll(() => params(page)).toEqual(['q=épaule']);
      await page.getByRole('searchbox').press('Enter');
      await expect(page.getByRole('searchbox')).toHaveValue('épaule');
      await expect(page.locator('.card-title').first()).toContainText(/épaule/i);
    },
  },
  {
    form: 'search sent at once',
    path: '/public-cases',
    write: async (page) => {
      await page.getByRole('searchbox').fill('épaule');
      await page.getByRole('searchbox').press('Enter');
    },
    keep: async (page) => {
      await expect.poll(() => params(page)).toContain('q=épaule');
      await expect(page.getByRole('searchbox')).toHaveValue('épaule');
    },
  },
  {
    form: 'filters and order',
    path: '/public-cases?titres=masques',
    write: async (page) => {
      await page.locator('.filter-button', { hasText: 'Difficulté' }).click();
      await page.locator('.filter-difficulte').getByRole('checkbox').first().uncheck();
      await page.keyboard.press('Escape');
      await page.getByLabel('Trier').selectOption('mieux-notes');
    },
    keep: async (page) => {
      await expect
        .poll(() => params(page))
        .toEqual([
          ...[2, 3, 4, 5].map((level) => `difficulte=${level}`),
          'titres=masques',
          'tri=mieux-notes',
        ]);
      await expect(page.locator('.filter-difficulte .filter-count')).toContainText('4');
      await expect(page.getByLabel('Trier')).toHaveValue('mieux-notes');
    },
  },
];

const SIGNED_IN: Form[] = [
  {
    form: 'displayed name',
    path: '/account',
    write: async (page) => {
      await page.getByLabel('Nom affiché').fill('Dr Pressée');
      await page.getByLabel('Nom affiché').press('Enter');
    },
    keep: async (page) => {
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText(/Votre nom affiché est maintenant.*Dr Pressée/)).toBeVisible();
      expect(params(page)).toEqual([]);
    },
  },
  {
    form: 'new password',
    path: '/account',
    write: async (page, person) => {
      await page.getByLabel('Mot de passe actuel').fill(person.password);
      await next(page).fill('coupe-sagittale-droite-43');
      await next(page).press('Enter');
    },
    keep: async (page, person) => {
      await expect(page.getByRole('button', { name: 'Changer le mot de passe' })).toBeEnabled();
      await expect(page.getByLabel('Mot de passe actuel')).toHaveValue(person.password);
      await next(page).press('Enter');
      await expect(page.getByText('Mot de passe changé.')).toBeVisible();
      expect(params(page)).toEqual([]);
    },
  },
  {
    form: 'search among one’s own',
    path: '/cases-list',
    write: (page) => page.getByRole('searchbox').fill('épaule'),
    keep: async (page) => {
      await expect.poll(() => params(page)).toEqual(['q=épaule']);
      await expect(page.getByRole('searchbox')).toHaveValue('épaule');
    },
  },
  {
    form: 'weight for a contrast dose',
    path: contrastProtocol,
    write: (page) => page.getByLabel('Poids du patient (kg)').fill('70'),
    keep: async (page) => {
      await expect(page.getByRole('status', { name: 'Volume à injecter' })).toContainText('mL');
      await expect(page.getByLabel('Poids du patient (kg)')).toHaveValue('70');
    },
  },
];

for (const { form, path, write, keep } of [...SIGNED_OUT, ...SIGNED_IN])
  test(`written before the script: ${form}`, {
    tag: ['sign-in', 'search'].includes(form) ? '@gate' : [],
  }, async ({ page }) => {
    const person = await makePerson(page);
    if (SIGNED_IN.some((other) => other.form === form)) await signIn(page, person);
    const address = typeof path === 'string' ? path : await path(page);
    const letIn = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await write(page, person);
    letIn();
    await keep(page, person);
  });
