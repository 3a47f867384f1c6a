import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { mapBody } from '#lib/questionnaires/edits/nodes.ts';
import type { QuestionOption } from '#lib/questionnaires/tree.ts';

/** A liver whose nodules are asked about one by one, with calculations on them. */
export const liver: QuestionnaireBody = {
  pages: [
    {
      id: 'p',
      name: 'Foie',
      questions: [
        {
          id: 'n',
          type: 'single',
          text: 'Nodules',
          section: 'findings',
          options: [
            { id: 'none', text: 'Aucun', sentence: 'Pas de nodule.' },
            {
              id: 'some',
              text: 'Présents',
              repeat: {
                name: 'Nodule',
                orderedBy: 'size',
                descending: true,
                sentence: 'Nodule {numéro}, segment {#segment} : {#size}.',
              },
              questions: [
                {
                  id: 'segment',
                  type: 'single',
                  text: 'Segment',
                  section: 'findings',
                  options: [
                    { id: 'vi', text: 'VI', points: 1 },
                    { id: 'vii', text: 'VII', points: 2 },
                  ],
                },
                { id: 'size', type: 'number', text: 'Taille', section: 'findings', unit: 'mm', min: 0 },
                {
                  id: 'large',
                  type: 'formula',
                  text: 'Gros',
                  section: 'findings',
                  expression: 'si({size} >= 20; "oui"; "non")',
                },
                {
                  id: 'contact',
                  type: 'text',
                  text: 'Contact',
                  section: 'findings',
                  condition: '{size} >= 20',
                  sentence: 'Nodule {numéro} au contact de {valeur}.',
                },
              ],
            },
          ],
        },
        formula('count', 'nombre({some})', 'Nombre : {valeur}.'),
        formula('sum', 'somme({size})', 'Somme : {valeur}.'),
        formula('largest', 'max({size})', 'Le plus grand : {valeur}.'),
        formula('many', 'nombre({size} >= 10 et {vi})', 'Du VI, de 10 mm au moins : {valeur}.'),
        formula('score', 'somme(points({segment}))', 'Points : {valeur}.'),
      ],
    },
  ],
};

function formula(id: string, expression: string, sentence: string) {
  return { id, type: 'formula' as const, text: id, section: 'conclusion' as const, expression, sentence };
}

/** The liver with one of its options changed. */
export const withOption = (
  id: string,
  change: (option: QuestionOption) => QuestionOption,
): QuestionnaireBody =>
  mapBody(liver, (each) =>
    each.kind === 'option' && each.node.id === id ? { kind: 'option', node: change(each.node) } : each,
  );
