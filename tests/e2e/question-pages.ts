import type { Page } from 'playwright/test';
import { attest } from './drop.ts';
import { bearerOf, expect, open } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { picture } from './own-images.ts';

const section = 'findings';

/** A questionnaire with one question of most types, which name one another. */
export const BODY = {
  pages: [
    {
      id: 'p1',
      name: 'Examen',
      questions: [
        {
          id: 'q1',
          text: 'Ménisque médial',
          section,
          type: 'single',
          defaultAnswer: 'o1',
          options: [
            { id: 'o1', text: 'Normal', sentence: 'Ménisque médial normal.' },
            {
              id: 'o2',
              text: 'Fissure',
              sentence: 'Fissure.',
              questions: [
                {
                  id: 'q2',
                  text: 'Siège',
                  section,
                  type: 'multiple',
                  options: [
                    { id: 'o3', text: 'Corne antérieure' },
                    { id: 'o4', text: 'Corps' },
                  ],
                },
              ],
            },
          ],
        },
        { id: 'q3', text: 'Longueur', section, type: 'number', unit: 'mm', min: 0, max: 50 },
        { id: 'q4', text: 'Largeur', section, type: 'number', unit: 'mm' },
        { id: 'q5', text: 'Surface', section, type: 'formula', expression: '{q3} * {q4}', unit: 'mm²' },
        { id: 'q6', text: 'Commentaire', section, type: 'text' },
        { id: 'q7', text: 'Schéma', section, type: 'information' },
      ],
    },
  ],
  fiches: [{ id: 'f1', title: 'Stoller', content: [{ type: 'paragraph', text: [{ text: 'Grades.' }] }] }],
};

/** The stored body of the signed-in person's questionnaire. */
export async function storedBody(page: Page, id: string): Promise<typeof BODY> {
  const answer = await page.request.get(`/api/questionnaires/${id}`, { headers: await bearerOf(page) });
  return (await answer.json()).body;
}

/** A draft with that body, open in its editor. Returns its id. */
export async function openQuestionnaire(page: Page, body: object = BODY): Promise<string> {
  const id = await makeQuestionnaire(page, { title: 'IRM genou', body });
  await open(page, `/edit/${id}`);
  await expect(page.locator('.questionnaire-editor')).toHaveAttribute('aria-busy', 'false');
  return id;
}

/** The fields of what is selected. */
export const details = (page: Page) => page.locator('.pane.of-details');

/** Shows a pane, where one is shown at a time. */
async function showPane(page: Page, name: string): Promise<void> {
  const button = page.locator('.pane-switch').getByRole('button', { name, exact: true });
  const isThere = (await button.isVisible()) && (await button.getAttribute('aria-pressed')) === 'false';
  if (isThere) await button.click();
}

/** Selects a row of the tree by its words, and shows its fields. */
export async function select(page: Page, text: string): Promise<void> {
  await showPane(page, 'Plan');
  await page.locator('.questionnaire-plan').getByText(text, { exact: true }).first().click();
  await showPane(page, 'Détails');
}

/** The editor's own: the live form has one as well. */
export const undoButton = (page: Page) =>
  page.locator('.editor-bar').getByRole('button', { name: 'Annuler la dernière modification' });

export const isStored = (page: Page) => expect(page.locator('.save-state')).toHaveText('Enregistré');

/** Gives an image of this computer to a field of the selected node, and attests it. */
export async function giveImage(page: Page): Promise<void> {
  const buffer = await picture({ width: 320, height: 240 });
  const given = [{ name: 'genou.png', mimeType: 'image/png', buffer }];
  await details(page).locator('input[type=file]').first().setInputFiles(given);
  await attest(page);
}

/** Turns the question « Schéma » into one asked on a picture. */
export async function makeHotspot(page: Page): Promise<void> {
  await select(page, 'Schéma');
  await details(page).getByLabel('Type de réponse').selectOption({ label: 'Image interactive' });
  await expect(details(page).getByText(/Une image interactive se dessine/)).toBeVisible();
  await giveImage(page);
  await expect(film(page)).toBeVisible();
}

export const film = (page: Page) => page.locator('.zone-film svg');

/** Where a place of the picture is on the screen, given in percent of it. */
export async function onFilm(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await film(page).boundingBox())!;
  return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
}

/** Drags over the picture, from one place to the next. */
export async function dragOnFilm(page: Page, ...places: [number, number][]): Promise<void> {
  await film(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
  for (const [at, [px, py]] of places.entries()) {
    const { x, y } = await onFilm(page, px, py);
    await page.mouse.move(x, y, { steps: at === 0 ? 1 : 4 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}
