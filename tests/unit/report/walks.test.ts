import { describe, expect, it } from 'vitest';
import { exams } from '#lib/demo/questionnaires/all.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { malformed } from './malformed.ts';
import { createRandom } from './random.ts';
import { randomQuestionnaire } from './random-questionnaire.ts';
import { walk } from './walks.ts';

describe('reports of random answers (R17 in small)', () => {
  it('are clean for every demo questionnaire, whatever the order of answering', () => {
    const faults = exams.flatMap(({ title, body }, index) =>
      walk(body, 8, index).map((fault) => `${title}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('are clean for questionnaires whose authors typed anything', () => {
    const faults = Array.from({ length: 150 }, (_, seed) => {
      const body = randomQuestionnaire(createRandom(seed));
      expect(questionnaireBody.safeParse(body).error?.issues).toBeUndefined();
      return walk(body, 6, seed);
    });
    expect(faults.flat()).toEqual([]);
  });

  it.each([
    'Reste {valeur}.',
    'Du <b>gras</b>.',
    'Deux  espaces.',
    'Deux points..',
    'Virgule , seule.',
    'Sans point',
    'minuscule.',
    'Avant, .',
    'Marque !',
    'Marque :',
    ' Espace.',
    "L'os.",
    '...',
  ])('would not be called clean: %s', (text) => {
    const sentences = [{ key: 'findings:a', question: 'a', nodes: ['a'], text }];
    expect(
      malformed([{ section: 'findings', paragraphs: [{ page: 'p', name: 'P', sentences }] }]),
    ).not.toEqual([]);
  });
});
