import { splitTags } from '#lib/items/split-tags.ts';
import { PRACTICE_PARAMS } from './path-rules.ts';
import { CHOICES, type Choice, MINUTES_MAX, MINUTES_MIN, WHOLE_LIST } from './session-rules.ts';

/** A request for a practice session: which cases, and for how long. */
export interface PracticeRequest {
  choice: Choice;
  modality: string[];
  specialty: string[];
  region: string[];
  /** Any tags, as typed. */
  tag: string[];
  difficulty: number[];
  /** Search words, interpreted as in lists. */
  search: string;
  author: string;
  collection: string;
  /** Duration; `WHOLE_LIST` for all cases, which is the default for a list. */
  minutes: number;
}

/** The criteria by which cases are chosen. */
export const CRITERIA = [
  'modality',
  'specialty',
  'region',
  'tag',
  'difficulty',
  'search',
  'author',
  'collection',
] as const satisfies readonly (keyof PracticeRequest)[];
export type Criterion = (typeof CRITERIA)[number];

/** The request without one of its criteria, or without any. */
export function withoutCriterion(asked: PracticeRequest, without: Criterion | 'all'): PracticeRequest {
  const none = {
    modality: [],
    specialty: [],
    region: [],
    tag: [],
    difficulty: [],
    search: '',
    author: '',
    collection: '',
  };
  return withMinutes({ ...asked, ...(without === 'all' ? none : { [without]: none[without] }) }, asked);
}

/** Durations to choose from. */
export const MINUTES = [10, 20, 30, 45, 60] as const;
const MINUTES_UNASKED = 20;

type AskedList = Pick<PracticeRequest, 'collection' | 'choice'>;

/** Whether a session with all cases is offered: for a collection, or for any list in its own order. */
export const isWholeOffered = ({ collection, choice }: AskedList) => collection !== '' || choice === 'listed';

/** Default duration of a session. */
const minutesUnasked = (asked: AskedList) => (isWholeOffered(asked) ? WHOLE_LIST : MINUTES_UNASKED);

function minutesOf(given: string, list: AskedList): number {
  const minutes = Number(given);
  const isOffered = Number.isInteger(minutes) && minutes >= MINUTES_MIN && minutes <= MINUTES_MAX;
  return given !== '' && isOffered ? minutes : minutesUnasked(list);
}

type Fields = Pick<URLSearchParams | FormData, 'get' | 'getAll'>;

/** Maximum length of a text field, in characters. */
export const ASKED_TEXT_MAX = 64;

function textOf(fields: Fields, name: string): string {
  return String(fields.get(name) ?? '')
    .trim()
    .slice(0, ASKED_TEXT_MAX);
}

/** Maximum number of tags. */
export const ASKED_TAGS_MAX = 10;

/** Tags typed into one field, or given in several fields. */
export function tagsOf(typed: readonly string[]): string[] {
  return splitTags([], typed.join(',')).tags.slice(0, ASKED_TAGS_MAX);
}

/** Parses URL parameters or a form, ignoring values that are not offered. */
export function parseAsked(
  fields: Fields,
  offered: { modality: readonly string[]; specialty: readonly string[]; region: readonly string[] },
): PracticeRequest {
  const among = (name: string, values: readonly string[]) => {
    const given = fields.getAll(name).map(String);
    return values.filter((value) => given.includes(value));
  };
  const given = fields.get(PRACTICE_PARAMS.choice);
  const choice = CHOICES.find((each) => each === given) ?? 'mixed';
  const collection = textOf(fields, PRACTICE_PARAMS.collection);
  return {
    choice,
    modality: among(PRACTICE_PARAMS.modality, offered.modality),
    specialty: among(PRACTICE_PARAMS.specialty, offered.specialty),
    region: among(PRACTICE_PARAMS.region, offered.region),
    tag: tagsOf(fields.getAll(PRACTICE_PARAMS.tag).map(String)),
    difficulty: among(PRACTICE_PARAMS.difficulty, ['1', '2', '3', '4', '5']).map(Number),
    search: textOf(fields, PRACTICE_PARAMS.search),
    author: textOf(fields, PRACTICE_PARAMS.author),
    collection,
    minutes: minutesOf(textOf(fields, PRACTICE_PARAMS.minutes), { collection, choice }),
  };
}

/** Adjusts a default duration after another list was chosen. */
export function withMinutes(asked: PracticeRequest, before: AskedList): PracticeRequest {
  return asked.minutes === minutesUnasked(before) ? { ...asked, minutes: minutesUnasked(asked) } : asked;
}

/** The request as URL parameters, without defaults. */
export function askedParams(asked: PracticeRequest): URLSearchParams {
  const params = new URLSearchParams();
  const names = PRACTICE_PARAMS;
  if (asked.choice !== 'mixed') params.set(names.choice, asked.choice);
  for (const each of asked.modality) params.append(names.modality, each);
  for (const each of asked.specialty) params.append(names.specialty, each);
  for (const each of asked.region) params.append(names.region, each);
  for (const each of asked.tag) params.append(names.tag, each);
  for (const each of asked.difficulty) params.append(names.difficulty, String(each));
  if (asked.search) params.set(names.search, asked.search);
  if (asked.author) params.set(names.author, asked.author);
  if (asked.collection) params.set(names.collection, asked.collection);
  if (asked.minutes !== minutesUnasked(asked)) params.set(names.minutes, String(asked.minutes));
  return params;
}

/** The criteria in the form that the API expects. */
export function criteriaOf(asked: PracticeRequest) {
  const { modality, specialty, region, tag, difficulty, search, author, collection } = asked;
  return {
    ...(modality.length > 0 && { modality }),
    ...(specialty.length > 0 && { specialty }),
    ...(region.length > 0 && { region }),
    ...(tag.length > 0 && { tag }),
    ...(difficulty.length > 0 && { difficulty }),
    ...(search && { search }),
    ...(author && { author }),
    ...(collection && { collection }),
  };
}
