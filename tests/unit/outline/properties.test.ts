import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTLINE_MAX, readOutline } from '#lib/interop/outline/read-outline.ts';
import { writeOutline } from '#lib/interop/outline/write-outline.ts';
import { questionnaireBody } from '#lib/kinds/questionnaire/body-schema.ts';
import { optionsOf, walkQuestions } from '#lib/kinds/questionnaire/tree.ts';
import { arbitraryBody } from './arbitrary-body.ts';
import { arbitraryText } from './arbitrary-text.ts';

const RUNS = { numRuns: 300 };
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
    const withoutImages = (key: string, value: unknown) =>
      key === 'image' || key === 'content' ? undefined : value;
    fc.assert(
      fc.property(arbitraryBody, (whole) => {
        const body = JSON.parse(JSON.stringify(whole, withoutImages)) as typeof whole;
        for (const page of body.pages)
          page.questions = page.questions.filter(({ type }) => type !== 'hotspot');
        fc.pre([...walkQuestions(body.pages)].every(({ question }) => question.type !== 'hotspot'));
        const { body: read, faults } = readOutline(writeOutline(body, { allIds: true }), nothing);
        expect(faults).toEqual([]);
        expect(JSON.parse(JSON.stringify(read, withoutImages))).toEqual(body);
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
      { numRuns: 2_000 },
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
  /** Milliseconds of processor time, which other processes do not lengthen. */
  const time = (text: string): number => {
    const start = process.cpuUsage();
    readOutline(text, nothing);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
  /** 200,000 characters. */
  const sized = (piece: string) => piece.repeat(Math.ceil(200_000 / piece.length));

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

  it.each([
    ['brackets', sized('[')],
    ['closed brackets', `- ${sized(' [id a]')}`],
    ['arrows', sized(' > ')],
    ['arrows and spaces', `? a ${sized(` >${' '.repeat(500)}`)}1`],
    ['bars', `# a ${sized('|')}`],
    ['options of one line', `? a\n/ ${sized('a|')}`],
    ['backslashes', sized('\\')],
    ['lines that continue', sized('\\\n')],
    ['spaces', sized(' ')],
    ['faults', sized('x\n')],
    ['options', `? q\n${sized('- a\n')}`],
    ['ids twice', `? q\n${sized('- a [id a]\n')}`],
    ['numbers', `# a | ${sized('1 ')}`],
    ['braces', `= a | ${sized('{a}')}`],
    ['deep', Array.from({ length: 600 }, (_, at) => `${' '.repeat(at)}- a`).join('\n')],
  ])('take no longer than their length: %s', (_, text) => {
    // A reader that looks at every pair of characters takes more than twenty seconds.
    expect(time(text)).toBeLessThan(4_000);
    const { faults, faultCount } = readOutline(text, nothing);
    expect(faults.length).toBeLessThanOrEqual(200);
    expect(faultCount).toBeGreaterThanOrEqual(faults.length);
  });
});
