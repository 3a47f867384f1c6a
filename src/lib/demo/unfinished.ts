import { emptyCase } from '#lib/cases/empty-case.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import { UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import { french } from '#lib/platform/typography.ts';
import { emptyQuestionnaire } from '#lib/questionnaires/empty-questionnaire.ts';
import { authors } from './authors.ts';

/**
 * An unfinished item: only its author sees it, in the list of incomplete
 * items.
 */
export interface Unfinished {
  kind: ItemKind;
  title: string;
  tags: string[];
  visibility: Visibility;
  authorUsername: string;
  createdDaysAgo: number;
  body: unknown;
}

const [first] = authors;
const of = (daysAgo: number) => ({ authorUsername: first!.username, createdDaysAgo: daysAgo });

export const unfinished: Unfinished[] = [
  {
    ...of(2),
    kind: 'case',
    title: french('Dyspnée fébrile : images à choisir'),
    tags: ['TDM', 'Thorax'],
    visibility: 'draft',
    body: {
      ...emptyCase,
      clinicalInformation: french('Homme de 62 ans, fièvre et dyspnée depuis cinq jours.'),
    },
  },
  { ...of(1), kind: 'case', title: UNTITLED_CASE, tags: [], visibility: 'draft', body: emptyCase },
  {
    ...of(9),
    kind: 'questionnaire',
    title: french('Scanner du rocher, suites opératoires'),
    tags: ['TDM', 'ORL'],
    visibility: 'private',
    body: {
      pages: [
        {
          ...emptyQuestionnaire.pages[0],
          questions: [
            { id: 'q1', type: 'text', section: 'indication', text: french('Date de l’intervention') },
            {
              id: 'q2',
              type: 'single',
              section: 'findings',
              text: french('Aspect de la cavité'),
              options: [{ id: 'o1', text: '' }],
            },
          ],
        },
      ],
    },
  },
  {
    ...of(4),
    kind: 'questionnaire',
    title: french('Échographie de la thyroïde, suivi d’un nodule'),
    tags: ['Échographie', 'ORL'],
    visibility: 'draft',
    body: emptyQuestionnaire,
  },
];
