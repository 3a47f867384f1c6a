import type { Page } from 'playwright/test';
import { drawn } from './film.ts';
import { caseCalled, question, validate } from './image-answers.ts';
import { forgetWhatCame, keepCase, OFFLINE_ERRORS } from './keep-offline.ts';

export const DOSSIER = 'Hématome extradural temporal droit';

/** A step that was validated elsewhere meanwhile is refused: 409. */
export const REFUSALS = new RegExp(`${OFFLINE_ERRORS.source}|status of 409.*/questions`);

export const waits = (page: Page) => page.getByText('En attente d’envoi.', { exact: true });
export const refused = (page: Page) =>
  page.getByRole('region', { name: 'Réponses données sans réseau, non comptées' });

/** Keeps the dossier, then loses the network. Returns the address of its questions beside its images. */
export async function keepDossier(page: Page): Promise<{ id: string; path: string }> {
  const id = await caseCalled(page, DOSSIER);
  await keepCase(page, { id, title: DOSSIER });
  await forgetWhatCame(page);
  await page.context().setOffline(true);
  const path = `/radiology-viewer/${id}?questions=1`;
  await page.goto(path);
  await drawn(page);
  return { id, path };
}

/** Answers the first step, one question of two right, and validates it. */
export async function answerFirst(page: Page): Promise<void> {
  await question(page, 1)
    .getByText(/Dans l.espace extradural/)
    .click();
  await question(page, 2).getByRole('textbox').fill('sinus veineux');
  await validate(page).click();
}

/** The storage keys of the steps that wait on the device. */
export const recorded = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('questions:')));
