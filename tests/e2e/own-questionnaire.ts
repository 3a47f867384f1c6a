import type { Page } from 'playwright/test';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { alive } from './fixtures.ts';
import { makeQuestionnaire } from './make-questionnaire.ts';

/** A knee with a side, an important question, a normal answer each, and a fissure that has a size. */
const KNEE: QuestionnaireBody = {
  pages: [
    {
      id: 'context',
      name: 'Indication',
      questions: [
        {
          id: 'reason',
          type: 'single',
          text: 'Motif',
          section: 'indication',
          important: true,
          options: [
            { id: 'injury', text: 'Traumatisme', sentence: 'Traumatisme du genou {droit}.' },
            { id: 'pain', text: 'Douleur', sentence: 'Douleur du genou {droit}.' },
          ],
        },
      ],
    },
    {
      id: 'menisci',
      name: 'Ménisques',
      questions: [
        {
          id: 'medial',
          type: 'single',
          text: 'Ménisque médial',
          section: 'findings',
          defaultAnswer: 'medial-normal',
          options: [
            { id: 'medial-normal', text: 'Normal', sentence: 'Ménisque médial normal.' },
            {
              id: 'medial-torn',
              text: 'Fissure',
              sentence: 'Fissure du ménisque médial.',
              inConclusion: true,
              questions: [
                {
                  id: 'size',
                  type: 'number',
                  text: 'Taille',
                  section: 'findings',
                  unit: 'mm',
                  min: 0,
                  max: 50,
                  sentence: 'Elle mesure ≥ {valeur}.',
                },
              ],
            },
            { id: 'medial-gone', text: 'Absent', sentence: 'Ménisque médial absent.' },
          ],
        },
        {
          id: 'lateral',
          type: 'single',
          text: 'Ménisque latéral',
          section: 'findings',
          defaultAnswer: 'lateral-normal',
          options: [
            { id: 'lateral-normal', text: 'Normal', sentence: 'Ménisque latéral normal.' },
            { id: 'lateral-torn', text: 'Fissure', sentence: 'Fissure du ménisque latéral.' },
          ],
        },
      ],
    },
  ],
};

/** A questionnaire of the person's own. */
export const ownQuestionnaire = (page: Page, body: QuestionnaireBody = KNEE): Promise<string> =>
  makeQuestionnaire(page, { title: 'IRM : genou/test', body });

/** Opens a questionnaire to be answered. */
export async function openReport(page: Page, id: string): Promise<void> {
  await page.goto(`/use/${id}`);
  await alive(page);
  await page.waitForFunction(() => !document.querySelector('astro-island[client="load"][ssr]'));
}
