import type { Locator, Page } from 'playwright/test';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { expect } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';
import { picture, sendPictures } from './own-images.ts';
import { allItems } from './routes.ts';

/** Waits until the form answers to the hand. An island’s `ssr` mark goes before React has taken it over. */
export async function formIsAlive(page: Page): Promise<void> {
  await expect(page.locator('.reporting[data-live]')).toBeVisible();
}

/** Opens the form of a questionnaire and waits until it answers. */
export async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`/use/${id}`);
  await formIsAlive(page);
}

/** The demo's questionnaire of the knee, whose menisci lead to sub-questions. */
export async function kneeId(page: Page): Promise<string> {
  const found = (await allItems(page.request, 'questionnaires')).find(({ title }) =>
    title.startsWith('IRM du genou – bilan'),
  );
  if (!found) throw new Error('no questionnaire of the knee among the demo’s');
  return found._id;
}

/** The demo's questionnaire whose form is the largest. */
export async function largestQuestionnaire(page: Page): Promise<string> {
  const title = demoQuestionnaires
    .toSorted((a, b) => JSON.stringify(b.body.pages).length - JSON.stringify(a.body.pages).length)
    .at(0)?.title;
  const found = (await allItems(page.request, 'questionnaires')).find((each) => each.title === title);
  if (!found) throw new Error(`not among the demo’s questionnaires: ${title}`);
  return found._id;
}

const findings = { section: 'findings' } as const;

/** A body with a question of every type, and a side. */
export async function everyType(page: Page): Promise<QuestionnaireBody> {
  const [image] = await sendPictures<{ file: string; width: number; height: number }>(page, [
    await picture({ width: 300, height: 200 }),
  ]);
  const { file, width, height } = image!;
  return {
    pages: [
      {
        id: 'p1',
        name: 'Mesures',
        questions: [
          {
            id: 'n1',
            text: 'Longueur',
            ...findings,
            type: 'number',
            unit: 'mm',
            min: 1,
            max: 90,
            decimals: 1,
            important: true,
            sentence: 'Longueur {valeur}.',
          },
          { id: 'n2', text: 'Largeur', ...findings, type: 'number', unit: 'mm', decimals: 0 },
          {
            id: 'f1',
            text: 'Rapport',
            ...findings,
            type: 'formula',
            expression: '{n1} / {n2}',
            decimals: 2,
            sentence: 'Rapport {valeur}.',
          },
          {
            id: 'd1',
            text: 'Date de l’examen antérieur',
            ...findings,
            type: 'date',
            sentence: 'Antérieur du {valeur}.',
          },
          { id: 't1', text: 'Remarque', ...findings, type: 'text', sentence: '{valeur}' },
          { id: 't2', text: 'Description', ...findings, type: 'text', multiline: true, sentence: '{valeur}' },
          { id: 'i1', text: 'Mesurer sur la coupe la plus large.', ...findings, type: 'information' },
        ],
      },
      {
        id: 'p2',
        name: 'Carte',
        questions: [
          {
            id: 'h1',
            text: 'Zones atteintes',
            ...findings,
            type: 'hotspot',
            image: { file, width, height, alt: 'Schéma du genou' },
            zones: [
              {
                id: 'z1',
                label: 'Compartiment médial',
                colour: '#d02020',
                shape: { type: 'rect', x: 5, y: 10, width: 40, height: 80 },
                sentence: 'Atteinte médiale du genou {droit}.',
              },
              {
                id: 'z2',
                label: 'Compartiment latéral',
                colour: '#2060d0',
                shape: {
                  type: 'polygon',
                  points: [
                    [55, 10],
                    [95, 10],
                    [95, 90],
                    [55, 90],
                  ],
                },
                sentence: 'Atteinte latérale du genou {droit}.',
              },
            ],
          },
          {
            id: 's1',
            text: 'Épanchement du genou {droit}',
            ...findings,
            type: 'single',
            defaultAnswer: 's1a',
            options: [
              { id: 's1a', text: 'Absent', sentence: 'Pas d’épanchement.' },
              {
                id: 's1b',
                text: 'Présent',
                sentence: 'Épanchement.',
                questions: [
                  {
                    id: 's2',
                    text: 'Abondance',
                    ...findings,
                    type: 'single',
                    options: [
                      { id: 's2a', text: 'Faible', sentence: 'Faible abondance.' },
                      { id: 's2b', text: 'Grande', sentence: 'Grande abondance.' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}

export const report = (page: Page) => page.getByRole('region', { name: 'Compte rendu' });
export const question = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
export const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Pages du questionnaire' }).getByRole('link', { name });
/** The question that has the focus, by its text. */
export const here = (page: Page): Locator => page.locator('.answer-question:focus-within > legend');

/** Opens a questionnaire with a question of every type. */
export async function openEvery(page: Page): Promise<void> {
  await openForm(
    page,
    await makeQuestionnaire(page, { title: 'Toutes les questions', body: await everyType(page) }),
  );
}
