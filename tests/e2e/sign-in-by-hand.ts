import type { Page } from 'playwright/test';
import type { Person } from './fixtures.ts';

/** Fills in the sign-in form that is open, and sends it. */
export async function signInByHand(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(person.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/**
 * Forgets who was signed in, as a browser that was never here: from a page without scripts, since one of the product's
 * would notice what is missing and go somewhere by itself.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ domain: new URL(page.url()).hostname });
}
