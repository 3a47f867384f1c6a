import type { ItemKind } from '#lib/items/item.ts';
import { sampleQuestions } from '../run/sample-questions.ts';
import { validBody } from '../run/valid-protocol.ts';

/** A small body of each kind that may be published. */
export const bodies: Record<ItemKind, unknown> = {
  questionnaire: {
    pages: [
      {
        id: 'p1',
        name: 'Examen',
        questions: [
          { id: 'q1', text: 'Diamètre', section: 'findings', type: 'number', unit: 'mm', fiche: 'f1' },
        ],
      },
    ],
    fiches: [{ id: 'f1', title: 'Mesurer', content: [{ type: 'paragraph', text: [{ text: 'Grand axe' }] }] }],
  },
  case: {
    difficulty: 3,
    clinicalInformation: 'Douleur',
    answer: 'Fracture',
    sheet: null,
    folders: [],
    mainImage: null,
    questions: sampleQuestions,
  },
  protocol: validBody('IRM', 'Rachis'),
};

const { reviewStatus: _, ...protocol } = bodies.protocol as Record<string, unknown>;

/** The part `body` of those that have one, as their editors save it. */
export const bodyParts = { questionnaire: bodies.questionnaire, protocol } as Record<ItemKind, object>;
