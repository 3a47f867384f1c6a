import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { OUTLINE_MAX, readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';
import { optionsOf, walkQuestions } from '#lib/questionnaires/tree.ts';
import { propertyRuns } from '../../run/tier.ts';
import { arbitraryBody } from './arbitrary-body.ts';
import { arbitraryText } from './arbitrary-text.ts';
import { countingSteps } from './count-steps.ts';

const RUNS = { numRuns: propertyRuns(300) };
const nothing = { body: { pages: [] }, pageName: 'Page' };

describe('any questionnaire', () => {
  it('is the same when its text is put back in its place', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const text = writeOutline(body);
        const { body: read, faults } = readOutline(text, { body, pageName: 'Page' });
        expect(faults).toEqual([]);
        expect(read).toEqual(body);
        expect(writeOutline(read)).toBe(text);
      }),
      RUNS,
    );
  });

  it('is the same when only its text with all ids is left, but for what a text cannot hold', () => {
    const UNSAID = ['image', 'content', 'codes', 'unitCode'];
    const withoutUnsaid = (key: string, value: unknown) => (UNSAID.includes(key) ? undefined : value);
    fc.assert(
      fc.property(arbitraryBody, (whole) => {
        const body = JSON.parse(JSON.stringify(whole, withoutUnsaid)) as typeof whole;
        for (const page of body.pages)
          page.questions = page.questions.filter(({ type }) => type !== 'hotspot');
        fc.pre([...walkQuestions(body.pages)].every(({ question }) => question.type !== 'hotspot'));
        const { body: read, faults } = readOutline(writeOutline(body, { allIds: true }), nothing);
        expect(faults).toEqual([]);
        expect(JSON.parse(JSON.stringify(read, withoutUnsaid))).toEqual(body);
      }),
      RUNS,
    );
  });

  it('is the same when the text of any of its branches is put back', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.nat(), (body, pick) => {
        const ids = [...walkQuestions(body.pages)].flatMap(({ question }) => [
          question,
          ...optionsOf(question),
        ]);
        const branch = [...body.pages, ...ids][pick % (body.pages.length + ids.length)]?.id;
        const { body: read, faults } = readOutline(writeOutline(body, { branch }), {
          body,
          branch,
          pageName: 'Page',
        });
        expect(faults).toEqual([]);
        expect(read).toEqual(body);
      }),
      RUNS,
    );
  });
});

describe('any text', () => {
  it('gives a questionnaire that may be saved, and is the same when it is written and read again', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        const { body } = readOutline(text, nothing);
        if (body.pages.length === 0) return;
        expect(questionnaireBody.safeParse(body).error?.issues).toBeUndefined();
        const again = readOutline(writeOutline(body), { body, pageName: 'Page' });
        expect(again.faults).toEqual([]);
        expect(again.body).toEqual(body);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('never throws, whatever its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(readOutline(text, nothing).faultCount).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });
});

describe('hostile texts', () => {
  const LENGTH = 200_000;
  /** A piece, over and over, up to this many characters. */
  const sized = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const opened =
    (before: string, piece: string, end = '') =>
    (length: number) =>
      before + sized(piece)(length) + end;
  /** Each line deeper than the one before. */
  const deep = (length: number) =>
    Array.from({ length: Math.ceil(Math.sqrt(2 * length)) }, (_, at) => `${' '.repeat(at)}- a`).join('\n');

  it('are refused beyond the size of a body', () => {
    const { faults, body } = readOutline('- a\n'.repeat(2_500_000), nothing);
    expect('- a\n'.length * 2_500_000).toBeGreaterThan(OUTLINE_MAX);
    expect(faults).toEqual([{ line: 1, code: 'too-large' }]);
    expect(body).toEqual({ pages: [] });
  });

  it('nested without end name the first line that is too deep', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}${at % 2 ? '- o' : '? q'}`).join(
      '\n',
    );
    expect(lines.length).toBeGreaterThan(80_000);
    const { faults } = readOutline(lines, nothing);
    expect(faults).toContainEqual({ line: 25, code: 'too-deep' });
  });

  const TEXTS = [
    ['brackets', sized('[')],
    ['closed brackets', opened('- ', ' [id a]')],
    ['arrows', sized(' > ')],
    ['arrows and spaces', opened('? a ', ` >${' '.repeat(500)}`, '1')],
    ['bars', opened('# a ', '|')],
    ['options of one line', opened('? a\n/ ', 'a|')],
    ['backslashes', sized('\\')],
    ['lines that continue', sized('\\\n')],
    ['spaces', sized(' ')],
    ['faults', sized('x\n')],
    ['options', opened('? q\n', '- a\n')],
    ['ids twice', opened('? q\n', '- a [id a]\n')],
    ['numbers', opened('# a | ', '1 ')],
    ['braces', opened('= a | ', '{a}')],
    ['deep', deep],
  ] as const;

  it.each(TEXTS)('have few faults told: %s', (_, make) => {
    const { faults, faultCount } = readOutline(make(LENGTH), nothing);
    expect(faults.length).toBeLessThanOrEqual(200);
    expect(faultCount).toBeGreaterThanOrEqual(faults.length);
  });

  describe('counted', () => {
    const COUNTED = 32_000;
    let counting: Awaited<ReturnType<typeof countOutline>>;
    const countOutline = () =>
      countingSteps('/questionnaires/outline/', () => import('#lib/questionnaires/outline/read-outline.ts'));
    beforeAll(async () => {
      counting = await countOutline();
    });
    afterAll(() => counting.close());
    const steps = (text: string) => counting.steps(() => counting.module.readOutline(text, nothing));

    it.each(TEXTS)('take as many more steps as they are longer: %s', async (_, make) => {
      // Eight times the text takes eight times the steps; looking at every pair of characters, 64 times.
      expect(await steps(make(COUNTED))).toBeLessThan(12 * (await steps(make(COUNTED / 8))));
    });
  });
});
