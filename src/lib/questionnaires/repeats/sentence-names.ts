import { fold } from '#lib/platform/fold.ts';
import {
  NUMBER_PLACEHOLDER,
  OPTION_PLACEHOLDER,
  SIDE_PLACEHOLDERS,
  VALUE_PLACEHOLDER,
} from '../report-sections.ts';
import type { QuestionOption } from '../tree.ts';
import { termQuestions } from './repeat-faults.ts';
import { withTerms } from './sentence-terms.ts';

type Group = Pick<QuestionOption, 'questions'>;

/** Words reserved for other placeholders; « numéro » also without its accent. */
const TAKEN = [OPTION_PLACEHOLDER, VALUE_PLACEHOLDER, ...SIDE_PLACEHOLDERS, NUMBER_PLACEHOLDER].map((each) =>
  fold(each.slice(1, -1)),
);
/** A name or `#id` in braces; « {atteinte|atteintes} » is neither. */
const NAMED = /\{([^{}|\n]+)\}/g;

const nameOf = (text: string): string => text.trim().replace(/\s*[:?]$/, '');

/** The names by which a group's sentence refers to answers, by question id; only unambiguous names. */
export function sentenceNames(group: Group): ReadonlyMap<string, string> {
  const named = termQuestions(group).map(({ id, text }) => ({ id, name: nameOf(text) }));
  const byName = Map.groupBy(named, ({ name }) => fold(name));
  const plain = named.filter(({ name }) => {
    const key = fold(name);
    return key !== '' && byName.get(key)?.length === 1 && !TAKEN.includes(key) && !/[{}|#\n]/.test(name);
  });
  return new Map(plain.map(({ id, name }) => [id, name]));
}

/** The placeholders of a group's sentence: the number, the names of its questions, the side. */
export const groupPlaceholders = (group: Group): readonly string[] => [
  NUMBER_PLACEHOLDER,
  ...Array.from(sentenceNames(group).values(), (name) => `{${name}}`),
  ...SIDE_PLACEHOLDERS,
];

/** A group's sentence in readable form: « Nodule {numéro}, {Segment} ». */
export function namedSentence(sentence: string, group: Group): string {
  const names = sentenceNames(group);
  return withTerms(sentence, (id) => `{${names.get(id) ?? `#${id}`}}`);
}

/** The stored form of a typed group sentence; unknown names stay as typed. */
export function readNamedSentence(text: string, group: Group): { sentence: string; unknown: string[] } {
  const ids = new Map(Array.from(sentenceNames(group), ([id, name]) => [fold(name), id]));
  const known = new Set(termQuestions(group).map(({ id }) => id));
  const unknown: string[] = [];
  const sentence = text.replace(NAMED, (whole, name: string) => {
    const key = fold(name.trim());
    const id = ids.get(key);
    if (id !== undefined) return `{#${id}}`;
    const isKnown = TAKEN.includes(key) || (name.startsWith('#') && known.has(name.slice(1)));
    if (!isKnown) unknown.push(name.trim());
    return whole;
  });
  return { sentence, unknown };
}
