import { ownPictures, withoutOwnBlocks } from './moodle-blocks.ts';
import type {
  NotedPart,
  SourceAnswer,
  SourceFile,
  SourceQuestion,
  SourceText,
  TextFormat,
  TruthWords,
  UntakenKind,
  UntakenQuestion,
} from './source-question.ts';
import { attributeOf, childOf, childrenOf, parseXml, textIn, type XmlElement } from './xml-tree.ts';

const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};

const UNTAKEN: Readonly<Record<string, UntakenKind>> = {
  numerical: 'numerical',
  matching: 'matching',
  essay: 'essay',
  description: 'description',
};

/** The text of an element in the format that it declares; by default HTML, as in Moodle. */
const textOf = (of: XmlElement | undefined): SourceText =>
  withoutOwnBlocks({
    format: FORMATS[(of && attributeOf(of, 'format')) ?? ''] ?? 'html',
    text: textIn(of, 'text'),
  });

const optional = (of: XmlElement | undefined): SourceText | undefined => {
  const text = textOf(of);
  return text.text === '' ? undefined : text;
};

const fractionOf = (answer: XmlElement): number => {
  const fraction = Number.parseFloat(attributeOf(answer, 'fraction') ?? '');
  return Number.isFinite(fraction) ? fraction : 0;
};

function answersOf(question: XmlElement, textFormat?: TextFormat): SourceAnswer[] {
  return childrenOf(question, 'answer').map((answer) => {
    const text = textOf(answer);
    return {
      text: textFormat ? { ...text, format: textFormat } : text,
      fraction: fractionOf(answer),
      feedback: optional(childOf(answer, 'feedback')),
    };
  });
}

const truthOf = (question: XmlElement, words: TruthWords): SourceAnswer[] =>
  answersOf(question, 'plain').map((answer) => {
    const isTrue = answer.text.text.toLowerCase() === 'true';
    return { ...answer, text: { format: 'plain', text: isTrue ? words.right : words.wrong } };
  });

/** The descendants of an element that contain files. */
function filesIn(of: XmlElement): XmlElement[] {
  return of.children.flatMap((child) => (child.name === 'file' ? [child] : filesIn(child)));
}

/** The names of a question's files, except the picture that we added to its text. */
function foreignFiles(question: XmlElement): string[] {
  const own = new Set(ownPictures(textIn(childOf(question, 'questiontext'), 'text')));
  return filesIn(question)
    .map((file) => attributeOf(file, 'name') ?? '')
    .filter((name) => !own.has(name));
}

/** Notes on parts of a Moodle question that cases do not support. */
function notesOf(question: XmlElement): NotedPart[] {
  const tags = childrenOf(childOf(question, 'tags'), 'tag').map((tag) => textIn(tag, 'text'));
  const grade = textIn(question, 'defaultgrade') || '1';
  const said = (names: readonly string[], code: NotedPart['code']): NotedPart[] =>
    names
      .flatMap((name) => childrenOf(question, name))
      .map((each) => textIn(each, 'text').replace(/<[^<>]*>/g, ''))
      .filter(Boolean)
      .map((detail) => ({ code, detail }));
  return [
    ...(tags.length > 0 ? [{ code: 'tags' as const, detail: tags.join(', ') }] : []),
    ...(Number(grade) !== 1 ? [{ code: 'grade' as const, detail: grade }] : []),
    ...(textIn(question, 'usecase') === '1' ? [{ code: 'case' as const, detail: '' }] : []),
    ...said(['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'], 'combined-feedback'),
    ...said(['hint'], 'hints'),
    ...foreignFiles(question).map((detail) => ({ code: 'media' as const, detail })),
  ];
}

function answered(question: XmlElement, words: TruthWords) {
  const type = attributeOf(question, 'type');
  if (type === 'multichoice') {
    const isSingle = (textIn(question, 'single') || 'true') === 'true';
    return { kind: isSingle ? 'single' : 'multiple', answers: answersOf(question) } as const;
  }
  if (type === 'truefalse') return { kind: 'single', answers: truthOf(question, words) } as const;
  if (type === 'shortanswer') return { kind: 'short', answers: answersOf(question, 'plain') } as const;
  return undefined;
}

function readQuestion(question: XmlElement, words: TruthWords): SourceQuestion | UntakenQuestion {
  const type = attributeOf(question, 'type') ?? '';
  const title = textIn(childOf(question, 'name'), 'text');
  const text = textOf(childOf(question, 'questiontext'));
  const found = answered(question, words);
  if (!found) return { kind: UNTAKEN[type] ?? 'other-type', type, title, text };
  return {
    ...found,
    title,
    text,
    id: textIn(question, 'idnumber') || undefined,
    explanation: optional(childOf(question, 'generalfeedback')),
    notes: notesOf(question),
  };
}

/** Whether a text is Moodle XML rather than GIFT. */
export const isMoodle = (text: string): boolean =>
  /^\s*(?:<\?xml|<!DOCTYPE|<!--|<quiz\b)/i.test(text.slice(0, 1000));

/** The questions of a Moodle XML file. */
export function readMoodle(xml: string, words: TruthWords): SourceFile {
  const all = childrenOf(childOf(parseXml(xml), 'quiz'), 'question');
  const isCategory = (question: XmlElement) => attributeOf(question, 'type') === 'category';
  return {
    questions: all.filter((question) => !isCategory(question)).map((each) => readQuestion(each, words)),
    categories: all
      .filter(isCategory)
      .map((each) => textIn(childOf(each, 'category'), 'text'))
      .filter(Boolean),
  };
}
