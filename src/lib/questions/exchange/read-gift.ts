import { findControl, type GiftBlock, giftBlocks } from './gift-blocks.ts';
import {
  type SourceAnswer,
  type SourceFile,
  type SourceQuestion,
  type SourceText,
  TEXT_FORMATS,
  type TextFormat,
  type TruthWords,
  type UntakenQuestion,
} from './source-question.ts';

const FORMAT = new RegExp(`^\\s*\\[(${TEXT_FORMATS.join('|')})\\]`);
const CATEGORY = /^\s*\$CATEGORY:[ \t]*(.*)$/gm;
const WEIGHT = /^\s*%(-?\d{1,3}(?:[.,]\d{1,9})?)%/;
const TRUTH = /^\s*(TRUE|T|FALSE|F)\s*(?=#|$)/i;
/** Replaces answers that stood inside a sentence. */
const BLANK = '_____';

const unescaped = (text: string) =>
  text.replace(/\\([~=#{}:\\n])/g, (_, character: string) => (character === 'n' ? '\n' : character));

/** A text in the format that it declares, or else the question's. Only HTML and Markdown keep their own line breaks. */
function textOf(raw: string, inherited: TextFormat): SourceText {
  const told = FORMAT.exec(raw);
  const format = (told?.[1] as TextFormat | undefined) ?? inherited;
  const written = (told ? raw.slice(told[0].length) : raw).trim();
  if (format === 'html' || format === 'markdown') return { format, text: unescaped(written) };
  const lines = written.split('\n').map((line) => line.trim());
  return { format, text: unescaped(lines.filter(Boolean).join(' ')) };
}

/** Splits a text at the first « # ». */
function cutAt(text: string, mark: string): [string, string | undefined] {
  for (let at = findControl(text, '#'); at !== -1; at = findControl(text, '#', at + 1))
    if (text.startsWith(mark, at)) return [text.slice(0, at), text.slice(at + mark.length)];
  return [text, undefined];
}

const feedbackOf = (raw: string | undefined, format: TextFormat) =>
  raw === undefined || raw.trim() === '' ? undefined : textOf(raw, format);

/** The answers of a question, each from its « = » or « ~ » to the next. */
function answersOf(raw: string, format: TextFormat): SourceAnswer[] {
  const starts: number[] = [];
  for (let at = findControl(raw, '=~'); at !== -1; at = findControl(raw, '=~', at + 1)) starts.push(at);
  // « {Nazareth} » is a single answer without a sign.
  if (starts.length === 0) return answersOf(`=${raw}`, format);
  return starts.map((start, index) => {
    const written = raw.slice(start + 1, starts[index + 1]);
    const weight = WEIGHT.exec(written);
    const [text, feedback] = cutAt(weight ? written.slice(weight[0].length) : written, '#');
    return {
      text: textOf(text, format),
      fraction: weight ? Number(weight[1]?.replace(',', '.')) : raw[start] === '=' ? 100 : 0,
      feedback: feedbackOf(feedback, format),
    };
  });
}

/** « Vrai » and « Faux »: the feedback for a wrong answer precedes that for the right one. */
function truthOf(raw: string, format: TextFormat, words: TruthWords): SourceAnswer[] {
  const isTrue = /^\s*t/i.test(raw);
  const [, all] = cutAt(raw, '#');
  const [ifWrong, ifRight] = all === undefined ? [] : cutAt(all, '#');
  return [true, false].map((value) => ({
    text: { format: 'plain', text: value ? words.right : words.wrong },
    fraction: value === isTrue ? 100 : 0,
    feedback: feedbackOf(value === isTrue ? ifRight : ifWrong, format),
  }));
}

type Answered = Pick<SourceQuestion, 'kind' | 'answers'> | Pick<UntakenQuestion, 'kind'>;

/** The kind of a question according to its answers, decided in the same order as in Moodle. */
function answered(raw: string, format: TextFormat, words: TruthWords): Answered {
  if (raw.trim() === '') return { kind: 'essay' };
  if (/^\s*#/.test(raw)) return { kind: 'numerical' };
  if (findControl(raw, '~') !== -1) {
    const isSingle = findControl(raw, '=') !== -1;
    return { kind: isSingle ? 'single' : 'multiple', answers: answersOf(raw, format) };
  }
  if (findControl(raw, '=') !== -1 && raw.includes('->')) return { kind: 'matching' };
  if (TRUTH.test(raw)) return { kind: 'single', answers: truthOf(raw, format, words) };
  return { kind: 'short', answers: answersOf(raw, format) };
}

function readBlock({ text: block, id, tags }: GiftBlock, words: TruthWords) {
  const isTitled = block.trimStart().startsWith('::');
  const begin = block.indexOf('::') + 2;
  const end = isTitled ? endOfTitle(block, begin) : -1;
  const title = end === -1 ? '' : unescaped(block.slice(begin, end)).trim();
  const body = end === -1 ? block : block.slice(end + 2);
  const open = findControl(body, '{');
  const close = open === -1 ? -1 : findControl(body, '}', open + 1);
  const before = textOf(open === -1 ? body : body.slice(0, open), 'moodle');
  if (open === -1) return { kind: 'description', title, text: before } as const;
  if (close === -1) return { kind: 'broken', title, text: before } as const;
  const after = textOf(body.slice(close + 1), before.format);
  const isInside = after.text !== '';
  const text = isInside ? { ...before, text: `${before.text} ${BLANK} ${after.text}`.trim() } : before;
  const [raw, general] = cutAt(body.slice(open + 1, close), '####');
  const explanation = feedbackOf(general, before.format);
  const notes = tags.length > 0 ? [{ code: 'tags' as const, detail: tags.join(', ') }] : [];
  return { title, text, id, explanation, notes, ...answered(raw, before.format, words) };
}

/** The position of the « :: » that ends a title; an escaped one does not. */
function endOfTitle(block: string, from: number): number {
  for (let at = findControl(block, ':', from); at !== -1; at = findControl(block, ':', at + 1))
    if (block[at + 1] === ':') return at;
  return -1;
}

/** The questions of a GIFT file, each parsed independently, so that an invalid one does not affect the others. */
export function readGift(gift: string, words: TruthWords): SourceFile {
  const categories: string[] = [];
  const blocks = giftBlocks(gift).flatMap((block) => {
    const text = block.text.replace(CATEGORY, (_, name: string) => {
      categories.push(name.trim());
      return '';
    });
    return text.trim() === '' ? [] : [{ ...block, text }];
  });
  return { questions: blocks.map((block) => readBlock(block, words)), categories };
}
