import { parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { plainText } from '#lib/questions/exchange/plain-text.ts';
import { readGift } from '#lib/questions/exchange/read-gift.ts';
import { isTakeable, type SourceText } from '#lib/questions/exchange/source-question.ts';
import { giftSamples, type ParsedChoice, type ParsedQuestion, type ParsedText } from './gift-samples.ts';

const WORDS = { right: 'Vrai', wrong: 'Faux' };
const samples = giftSamples();

/** A text without what formats do to it, made in another way than the reader does. */
const bare = (text: string | undefined) =>
  (text ?? '')
    .replace(/<!--.*?-->|<[^<>]*>/gs, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/[*_`•\s]+/g, '');
const said = (text: SourceText | undefined) => bare(text && plainText(text).text);
const meant = (text: ParsedText | null | undefined) => bare(text?.text);

/** The parser's reading of an answer, in the reader's terms. */
const choiceOf = ({ isCorrect, weight, text, feedback }: ParsedChoice) => ({
  text: meant(text),
  fraction: weight ?? (isCorrect ? 100 : 0),
  feedback: meant(feedback),
});

function answersOf(question: ParsedQuestion) {
  if (question.type !== 'TF') return question.choices?.map(choiceOf);
  const { isTrue, trueFeedback, falseFeedback } = question;
  return [true, false].map((value) => ({
    text: value ? WORDS.right : WORDS.wrong,
    fraction: value === isTrue ? 100 : 0,
    feedback: meant(value === isTrue ? falseFeedback : trueFeedback),
  }));
}

const UNTAKEN: Partial<Record<ParsedQuestion['type'], string>> = {
  Numerical: 'numerical',
  Matching: 'matching',
  Essay: 'essay',
  Description: 'description',
};

/** Reads a file and compares each of its questions with what its parser makes of it. */
function expectSame(gift: string, parsed: readonly ParsedQuestion[]): void {
  const file = readGift(gift, WORDS);
  const asked = parsed.filter(({ type }) => type !== 'Category');
  expect(file.questions).toHaveLength(asked.length);
  expect(file.categories).toEqual(parsed.filter(({ type }) => type === 'Category').map(({ title }) => title));
  for (const [at, wanted] of asked.entries()) {
    const question = file.questions[at]!;
    expect(question.title.replace(/\s+/g, ' ')).toBe((wanted.title ?? '').trim());
    expect(said(question.text)).toBe(meant(wanted.stem));
    if (!isTakeable(question)) {
      expect(question.kind).toBe(UNTAKEN[wanted.type]);
      continue;
    }
    expect(question.id).toBe(wanted.id ?? undefined);
    expect(said(question.explanation)).toBe(meant(wanted.globalFeedback));
    const answers = question.answers.map(({ text, fraction, feedback }) => ({
      text: said(text),
      fraction,
      feedback: said(feedback),
    }));
    expect(answers).toEqual(answersOf(wanted));
  }
}

describe.runIf(samples.length > 0)('GIFT files of its parser’s tests', () => {
  it.each(samples.filter(({ parsed }) => parsed))(
    'are read as they are parsed: $name',
    ({ gift, parsed }) => {
      expectSame(gift, parsed!);
    },
  );

  it.each(samples)('are read as gift-pegjs parses them today: $name', ({ gift }) => {
    expectSame(gift, parse(gift) as unknown as ParsedQuestion[]);
  });
});
