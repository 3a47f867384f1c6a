import { describe, expect, it } from 'vitest';
import { exams } from '#lib/demo/questionnaires/all.ts';
import { editAndAnswer } from './hand-sequences.ts';
import { createRandom } from './random.ts';
import { randomQuestionnaire } from './random-questionnaire.ts';

describe('hand edits while answering goes on (R18 in small)', () => {
  it('are all kept, in demo questionnaires', () => {
    expect(exams.flatMap(({ body }, seed) => editAndAnswer(body, seed))).toEqual([]);
  });

  it('are all kept, in questionnaires of any shape', () => {
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    expect(seeds.flatMap((seed) => editAndAnswer(randomQuestionnaire(createRandom(seed)), seed))).toEqual([]);
  });
});
