import { instanceParts } from '../repeats/instances.ts';
import { groupsOf } from '../repeats/repeat-faults.ts';
import { groupPlaceholders, namedSentence } from '../repeats/sentence-names.ts';
import {
  NUMBER_PLACEHOLDER,
  OPTION_PLACEHOLDER,
  SIDE_PLACEHOLDERS,
  VALUE_PLACEHOLDER,
} from '../report-sections.ts';
import type { Page, QuestionOption } from '../tree.ts';
import { standingOfSentence } from './acting-preferences.ts';
import type { Preferences } from './preferences.ts';
import { type SentencePlace, sentencePlaces } from './sentence-places.ts';

/** A sentence of the author and the person's replacement. Choices of a question that share a sentence are one row. */
export interface SentenceRow {
  /** The places of the nodes that have the sentence. */
  places: readonly SentencePlace[];
  page: string;
  /** The text of the question, and of the choices that have the sentence. */
  words: string;
  /** The author's sentence in readable form. */
  authors: string;
  mine: string | undefined;
  /** The author's sentence at the time of the person's own one, if it has changed since. */
  before: string | undefined;
  group: QuestionOption | undefined;
  /** The placeholders that have a meaning in the sentence. */
  known: readonly string[];
}

function rowOf(
  places: readonly [SentencePlace, ...SentencePlace[]],
  { sentences }: Preferences,
  isNumbered: boolean,
): SentenceRow {
  const [{ question, page, original, about, group, key }] = places;
  const own = places.flatMap((place) => {
    const sentence = sentences[place.key];
    return sentence ? [{ sentence, standing: standingOfSentence(place, sentence) }] : [];
  });
  const changed = own.find(({ standing }) => standing === 'changed')?.sentence;
  const shown = (text: string) => (group ? namedSentence(text, group) : text);
  const mine = own[0]?.sentence.text;
  const value = key === question.id ? VALUE_PLACEHOLDER : OPTION_PLACEHOLDER;
  const isAbout = changed !== undefined && !places.some((place) => place.about === changed.about);
  return {
    places,
    page,
    words: [
      about,
      ...places.slice(1).map((place) => place.about.slice(place.about.lastIndexOf(' › ') + 3)),
    ].join(', '),
    authors: shown(original),
    mine: mine === undefined ? undefined : shown(mine),
    before: changed && (isAbout ? `${changed.about} – ${changed.original}` : shown(changed.original)),
    group,
    known: group
      ? groupPlaceholders(group)
      : [value, ...(isNumbered ? [NUMBER_PLACEHOLDER] : []), ...SIDE_PLACEHOLDERS],
  };
}

/** All sentences of a questionnaire in order, with the person's replacements. */
export function sentenceRows(pages: readonly Page[], preferences: Preferences): readonly SentenceRow[] {
  const shared = Map.groupBy(sentencePlaces(pages), ({ key, question, original }) =>
    key === question.id || instanceParts(key) ? key : `${question.id} ${original}`,
  );
  const groups = groupsOf(pages);
  return [...shared.values()].map((places) =>
    rowOf(places as [SentencePlace, ...SentencePlace[]], preferences, groups.has(places[0]?.key ?? '')),
  );
}

/** The person's own sentences after one was set; without a text, the author's sentence is restored. */
export function withOwnSentence(
  sentences: Preferences['sentences'],
  { places }: Pick<SentenceRow, 'places'>,
  text: string | undefined,
): Preferences['sentences'] {
  const keys = places.map(({ key }) => key);
  const others = Object.entries(sentences).filter(([key]) => !keys.includes(key));
  const own = places.map(({ key, original, about }) => [key, { text, original, about }] as const);
  return Object.fromEntries(text === undefined ? others : [...others, ...own]) as Preferences['sentences'];
}
