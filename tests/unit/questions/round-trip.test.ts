import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { nodeIdOf } from '#lib/questions/browser/source-ids.ts';
import { exportedQuestions } from '#lib/questions/exchange/exportable.ts';
import { importQuestions } from '#lib/questions/exchange/import-questions.ts';
import { lossesOf } from '#lib/questions/exchange/losses.ts';
import { readQuestionsFile } from '#lib/questions/exchange/read-file.ts';
import { writeGift } from '#lib/questions/exchange/write-gift.ts';
import { writeMoodle } from '#lib/questions/exchange/write-moodle.ts';
import type { CaseQuestion, CaseQuestions } from '#lib/questions/questions-schema.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';
import { propertyRuns } from '../../run/tier.ts';
import { madeQuestions } from './made-questions.ts';

const WORDS = { right: 'Vrai', wrong: 'Faux' };

function read(text: string) {
  const file = readQuestionsFile(text, WORDS);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

/** The parts that files can express: neither the sub-type of a question with several, nor the ids of propositions. */
function sayable(question: CaseQuestion, withoutArrows: boolean) {
  const arrows = (text: string) => (withoutArrows ? text.replaceAll('->', '→') : text);
  if (question.format === 'qroc')
    return {
      ...question,
      accepted: question.accepted.map(arrows),
      ...(question.explanation && { explanation: arrows(question.explanation) }),
    };
  if (!('propositions' in question)) return question;
  return {
    ...question,
    format: question.format === 'qru' ? 'qru' : 'qrm',
    propositions: question.propositions.map(({ id: _, ...proposition }) =>
      question.format === 'qru' && proposition.isRight
        ? { ...proposition, text: arrows(proposition.text) }
        : proposition,
    ),
  };
}

const saidOf = (questions: CaseQuestions | null, withoutArrows: boolean) =>
  (questions?.steps ?? []).flatMap((step) => step.questions.map((each) => sayable(each, withoutArrows)));

describe.each([
  ['GIFT', writeGift],
  ['Moodle XML', writeMoodle],
] as const)('questions that went out as %s', (name, write) => {
  const isGift = name === 'GIFT';

  it('come back unchanged in all that the format says, whatever their texts', () => {
    fc.assert(
      fc.property(madeQuestions, (questions) => {
        const { questions: back, imported } = importQuestions(null, read(write(questions)), nodeIdOf);
        expect(saidOf(back, false)).toEqual(saidOf(questions, isGift));
        const notes = imported.flatMap((each) => ('notes' in each ? each.notes : []));
        expect(notes).toEqual([]);
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  it('update the case that they came of, and change nothing of it', () => {
    fc.assert(
      fc.property(madeQuestions, (questions) => {
        const { questions: back, imported } = importQuestions(questions, read(write(questions)), nodeIdOf);
        expect(imported.every(({ became }) => became === 'updated')).toBe(true);
        if (!isGift) expect(back).toEqual(questions);
      }),
      { numRuns: propertyRuns(50) },
    );
  });

  it('are those that have a kind there', () => {
    expect(read(write(sampleQuestions)).questions).toHaveLength(4);
    expect(exportedQuestions(sampleQuestions).map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
  });
});

it('gift-pegjs parses every GIFT file that is written, as the questions say', () => {
  fc.assert(
    fc.property(madeQuestions, (questions) => {
      const asked = exportedQuestions(questions);
      const parsed = parse(writeGift(questions)) as unknown as {
        id: string;
        type: string;
        choices: { text: { text: string } }[];
      }[];
      expect(parsed.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
      expect(parsed.map(({ type }) => type)).toEqual(
        asked.map(({ format }) => (format === 'qroc' ? 'Short' : 'MC')),
      );
      expect(parsed.map(({ choices }) => choices.length)).toEqual(
        asked.map((question) => ('accepted' in question ? question.accepted : question.propositions).length),
      );
    }),
    { numRuns: propertyRuns(200) },
  );
});

describe('what a file leaves out', () => {
  const named = (file: 'moodle' | 'gift', questions: CaseQuestions | null = sampleQuestions) =>
    lossesOf(questions, file).map(({ loss, questions: of }) => [loss, ...of.map(({ number }) => number)]);

  it('is told with the questions that lose it', () => {
    expect(named('moodle')).toEqual([
      ['format', 5],
      ['scale', 2, 4],
      ['number', 4],
      ['tolerance', 3],
      ['steps'],
      ['step-texts'],
      ['images'],
    ]);
  });

  it('holds questions that are answered on the images, and what is shown there with the key', () => {
    const [step] = sampleQuestions.steps;
    const questions: CaseQuestions = {
      explained: 'end',
      steps: [
        {
          ...step!,
          text: '',
          questions: [
            { ...step!.questions[0]!, findings: ['f1'] },
            { id: 'z', format: 'zone', text: 'Où ?', structures: [] },
            { id: 'm', format: 'measure', text: 'Combien ?', quantity: 'length', least: null, most: null },
          ],
        },
      ],
    };
    expect(named('moodle', questions)).toEqual([['format', 2, 3], ['findings', 1], ['images']]);
  });

  it('holds questions that are not written to their end', () => {
    const [step] = sampleQuestions.steps;
    const questions: CaseQuestions = {
      explained: 'end',
      steps: [{ ...step!, text: '', questions: [{ ...step!.questions[2]!, text: '' }] }],
    };
    expect(named('gift', questions)).toEqual([['faulty', 1], ['images']]);
    const grouped = {
      ...questions,
      steps: questions.steps.map((each) => ({ ...each, isKeyFeature: true as const })),
    };
    expect(named('gift', grouped)).toEqual([['faulty', 1], ['key-features'], ['images']]);
    expect(writeGift(questions)).toBe('\n');
  });
});
