import type { Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';

/** A question of a single choice, as a body has it. */
export const choice = (id: string, text: string, options: string[] = []) => ({
  id,
  text,
  section: 'findings',
  type: 'single',
  options: options.map((option, at) => ({ id: `${id}-${at}`, text: option })),
});

/** Makes a questionnaire of one page with these questions; returns its id. */
export const newQuestionnaire = (page: Page, ...questions: object[]): Promise<string> =>
  makeQuestionnaire(page, {
    title: 'IRM du genou',
    tags: ['IRM'],
    ...(questions.length > 0 && { body: { pages: [{ id: 'p1', name: 'Examen', questions }] } }),
  });

/** Opens the editor of a questionnaire and waits until it answers to the hand. @param place `#texte` */
export async function openQuestionnaire(page: Page, id: string, place = ''): Promise<void> {
  await page.goto(`/edit/${id}${place}`);
  await expect(page.locator('.questionnaire-editor')).toHaveAttribute('aria-busy', 'false');
}

/** The body that the server has. */
export async function bodyOf(page: Page, id: string) {
  const answer = await page.request.get(`/api/questionnaires/${id}/parts/body`, {
    headers: await bearerOf(page),
  });
  const { revision: _, ...body } = (await answer.json()) as {
    revision: number;
    pages: { name: string; questions: unknown[] }[];
  };
  return body;
}

export const treeOf = (page: Page) => page.getByRole('tree');
export const rowOf = (page: Page, text: string) => treeOf(page).locator('.tree-row', { hasText: text });

/** The tree as an outline: the level and the words of each row in sight. */
export async function outlineOf(page: Page): Promise<string[]> {
  return treeOf(page)
    .locator('.tree-row')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const text = row.querySelector('input')?.value ?? row.querySelector('.row-text')?.textContent ?? '';
        return `${'  '.repeat(Number(row.ariaLevel) - 1)}${text}`;
      }),
    );
}

export const isSaved = (page: Page) => expect(page.locator('.save-state')).toHaveText(/^Enregistré/);
