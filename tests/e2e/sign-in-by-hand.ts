import type { Page } from 'playwright/test';
import type { Person } from './fixtures.ts';

/** Fills in the sign-in form that is open, and sends it. */
export async function signInByHand(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(person.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
