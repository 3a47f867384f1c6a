import { defaultOf } from '../answers.ts';
import { formulasOf } from '../formulas/dependencies.ts';
import { referencesIn } from '../formulas/parse-formula.ts';
import { groupsOf } from '../repeats/repeat-faults.ts';
import { namedSentence, readNamedSentence } from '../repeats/sentence-names.ts';
import { sentenceTerms } from '../repeats/sentence-terms.ts';
import {
  NUMBER_PLACEHOLDER,
  OPTION_PLACEHOLDER,
  PLACEHOLDER,
  SIDE_PLACEHOLDERS,
  VALUE_PLACEHOLDER,
} from '../report-sections.ts';
import { optionsOf, type Question, type QuestionOption } from '../tree.ts';
import type { Finding } from './finding.ts';
import { choicesAt, type Place, shutOption } from './places.ts';

/** Options, zones and values without a sentence, and values that no sentence contains. */
export function sentenceFindings(places: readonly Place[]): Finding[] {
  const terms = new Set(places.flatMap(({ question }) => [...termsOf(question), ...saidInGroups(question)]));
  return places.flatMap((place): Finding[] => {
    const { question } = place;
    // An answer read by a formula may be written through that formula.
    if (choicesAt(place).length > 0)
      return choicesAt(place)
        .filter(({ id, sentence, questions }) => {
          const isRead = terms.has(question.id) || terms.has(id);
          return !sentence && !isRead && !(questions ?? []).some(writes);
        })
        .map(({ id }) => ({ code: 'no-sentence', node: id }));
    if (!('sentence' in question) && (question.type === 'information' || terms.has(question.id))) return [];
    if (!('sentence' in question) || !question.sentence)
      return terms.has(question.id) ? [] : [{ code: 'no-sentence', node: question.id }];
    return placeholdersOf(question.sentence).includes(VALUE_PLACEHOLDER)
      ? []
      : [{ code: 'value-not-written', node: question.id }];
  });
}

/** Placeholders that have no meaning in the field that contains them. */
export function placeholderFindings(places: readonly Place[]): Finding[] {
  const sides: readonly string[] = SIDE_PLACEHOLDERS;
  const unknown = (node: string, text: string | undefined, known: readonly string[]): Finding[] =>
    placeholdersOf(text ?? '')
      .filter((word) => !known.includes(word) && !sides.includes(word))
      .map((word) => ({ code: 'unknown-placeholder', node, word }));
  const groups = groupsOf(places.map(({ page }) => page));
  const numbered = (node: string): readonly string[] => (groups.has(node) ? [NUMBER_PLACEHOLDER] : []);
  const pages = new Map(places.map(({ page }) => [page.id, page.name]));
  return [
    ...[...pages].flatMap(([id, name]) => unknown(id, name, [])),
    ...places.flatMap((place) => {
      const { question } = place;
      return [
        ...unknown(question.id, question.text, []),
        ...('sentence' in question
          ? unknown(question.id, question.sentence, [VALUE_PLACEHOLDER, ...numbered(question.id)])
          : []),
        ...optionsOf(question).flatMap(unknownNames),
        ...choicesAt(place).flatMap(({ id, text, sentence }) => [
          ...unknown(id, text, []),
          ...unknown(id, sentence, [OPTION_PLACEHOLDER, ...numbered(id)]),
        ]),
      ];
    }),
  ];
}

/** Placeholders in the sentence of a repeated group that name none of its questions. */
function unknownNames(option: QuestionOption): Finding[] {
  const sentence = namedSentence(option.repeat?.sentence ?? '', option);
  return readNamedSentence(sentence, option).unknown.map((name) => ({
    code: 'unknown-placeholder',
    node: option.id,
    word: `{${name}}`,
  }));
}

/** Sentences that no answer writes, because a hidden question always has another answer, or none. */
export function reachFindings(places: readonly Place[]): Finding[] {
  return places.flatMap((place): Finding[] => {
    const { question, hidden, shutBy } = place;
    if (!hidden || shutBy) return [];
    if (defaultOf(question) === undefined) {
      const silent = question.type === 'information' || question.type === 'formula';
      return silent ? [] : [{ code: 'hidden-without-default', node: question.id }];
    }
    return choicesAt(place)
      .filter(({ id, sentence, questions }) => {
        return shutOption(place, id) === question && (sentence || (questions ?? []).some(writes));
      })
      .map(({ id }) => ({ code: 'unreachable', node: id, hidden: question.id }));
  });
}

/** Every placeholder of a text, in its correct spelling. */
function placeholdersOf(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, word = '']) => `{${word.toLowerCase()}}`);
}

/** Whether a question, or one below it, has a sentence. */
function writes(question: Question): boolean {
  if ('sentence' in question && question.sentence) return true;
  if (question.type === 'hotspot') return question.zones.some(({ sentence }) => sentence);
  return optionsOf(question).some(
    ({ sentence, repeat, questions = [] }) => sentence || repeat?.sentence || questions.some(writes),
  );
}

/** Ids of the questions whose answers appear in the sentence of a repeated group. */
function saidInGroups(question: Question): readonly string[] {
  return optionsOf(question).flatMap(({ repeat }) => sentenceTerms(repeat?.sentence ?? ''));
}

function termsOf(question: Question): readonly string[] {
  return formulasOf(question).flatMap(({ text }) => referencesIn(text));
}
