import { describe, expect, it } from 'vitest';
import { emptyCase } from '#lib/cases/empty-case.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { askedPartOf } from '#lib/questions/asked-part.ts';
import { attemptStateOf } from '#lib/questions/attempt.ts';
import type { CaseQuestions, ZoneQuestion } from '#lib/questions/questions-schema.ts';
import { choice } from '../../run/sample-questions.ts';

const file = (letter: string) => letter.repeat(64);
const folder = (id: string, ...letters: string[]) => ({
  id,
  name: `Dossier ${id}`,
  description: '',
  images: letters.map((letter) => ({ kind: 'image' as const, file: file(letter), width: 40, height: 30 })),
});
const finding: CaseFinding = {
  id: 'c1',
  name: 'Nodule',
  explanation: 'Il est là.',
  folder: 'b',
  key: file('d'),
  image: 1,
  marks: [
    {
      kind: 'contour',
      folder: 'b',
      key: file('d'),
      image: 1,
      points: [
        { x: 10, y: 10 },
        { x: 20, y: 10 },
        { x: 20, y: 20 },
      ],
    },
  ],
};
const zone: ZoneQuestion = {
  id: 'z',
  format: 'zone',
  text: 'Où ?',
  structures: [{ id: 'r', finding: 'c1', reach: 0 }],
};
const questions: CaseQuestions = {
  explained: 'step',
  steps: [
    { id: 's1', text: '', questions: [choice('q1', 'qru', '*a', 'b', 'c', 'd')] },
    { id: 's2', text: '', folders: ['b'], questions: [zone] },
  ],
};
const body = { ...emptyCase, folders: [folder('b', 'c', 'd'), folder('a', 'e')], questions };
const trial = (findings: CaseFinding[], validated: Parameters<typeof attemptStateOf>[1] = []) =>
  attemptStateOf(askedPartOf({ ...body, findings }), validated, { round: 1, version: null });

describe('what a case asks, by its body', () => {
  it('has questions of zones where their finding is, so that a trial has the steps of a reader', () => {
    expect([trial([finding]).total, trial([]).total]).toEqual([2, 1]);
    const second = trial([finding], [{ step: 's1', answers: {} }]).steps[1];
    expect(second).toMatchObject({ id: 's2', questions: [{ format: 'zone', expected: 1 }] });
    // Folders of a later step come after the others.
    expect(second?.folders).toEqual([{ id: 'b', name: 'Dossier b', at: 1 }]);
  });

  it('marks zones on the images as readers see them, and shows their findings with the key', () => {
    const at = { folder: 'b', file: file('d'), image: 1, x: 18, y: 12 };
    const { steps, points, isFinished } = trial(
      [finding],
      [
        { step: 's1', answers: {} },
        { step: 's2', answers: { z: { points: [at] } } },
      ],
    );
    expect([isFinished, points]).toEqual([true, 1]);
    expect(steps[1]?.questions[0]?.key?.findings).toMatchObject([{ name: 'Nodule', folder: 1, image: 1 }]);
  });

  it('names folders only where a step brings some, or it is asked to', () => {
    const plain = { ...body, questions: { ...questions, steps: [questions.steps[0]!] } };
    expect(askedPartOf(plain).folders).toBeUndefined();
    expect(askedPartOf(plain, true).folders?.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
