import { PRACTICE_PARAMS } from './path-rules.ts';
import { CHOICES, type Choice, MINUTES_MAX, MINUTES_MIN, WHOLE_LIST } from './session-rules.ts';

/** What is asked for on the page of practice: which cases, of what, and for how long. */
export interface PracticeAsked {
  choice: Choice;
  modality: string[];
  specialty: string[];
  difficulty: number[];
  author: string;
  collection: string;
  /** `WHOLE_LIST` for every case of a collection: a course is not cut short unless one asks for it. */
  minutes: number;
}

/** Minutes that the page offers. */
export const MINUTES = [10, 20, 30, 45, 60] as const;
const MINUTES_UNASKED = 20;

/** How long a session is when nothing is said of it. */
const minutesUnasked = (collection: string) => (collection === '' ? MINUTES_UNASKED : WHOLE_LIST);

function minutesOf(given: string, collection: string): number {
  const minutes = Number(given);
  const isOffered = Number.isInteger(minutes) && minutes >= MINUTES_MIN && minutes <= MINUTES_MAX;
  return given !== '' && isOffered ? minutes : minutesUnasked(collection);
}

type Fields = Pick<URLSearchParams | FormData, 'get' | 'getAll'>;

/** Characters of a text that is asked for. */
export const ASKED_TEXT_MAX = 64;

function textOf(fields: Fields, name: string): string {
  return String(fields.get(name) ?? '')
    .trim()
    .slice(0, ASKED_TEXT_MAX);
}

/** Reads an address or a form; what is none of what is offered is left out. */
export function parseAsked(
  fields: Fields,
  offered: { modality: readonly string[]; specialty: readonly string[] },
): PracticeAsked {
  const among = (name: string, values: readonly string[]) => {
    const given = fields.getAll(name).map(String);
    return values.filter((value) => given.includes(value));
  };
  const choice = fields.get(PRACTICE_PARAMS.choice);
  const collection = textOf(fields, PRACTICE_PARAMS.collection);
  return {
    choice: CHOICES.find((each) => each === choice) ?? 'mixed',
    modality: among(PRACTICE_PARAMS.modality, offered.modality),
    specialty: among(PRACTICE_PARAMS.specialty, offered.specialty),
    difficulty: among(PRACTICE_PARAMS.difficulty, ['1', '2', '3', '4', '5']).map(Number),
    author: textOf(fields, PRACTICE_PARAMS.author),
    collection,
    minutes: minutesOf(textOf(fields, PRACTICE_PARAMS.minutes), collection),
  };
}

/** The same with the length that goes with its list, when another one was chosen. */
export function withMinutes(asked: PracticeAsked, collectionBefore: string): PracticeAsked {
  const { collection, minutes } = asked;
  const wasUnasked = minutes === minutesUnasked(collectionBefore);
  return collection !== collectionBefore && wasUnasked
    ? { ...asked, minutes: minutesUnasked(collection) }
    : asked;
}

/** The address that asks for the same, without what asks for nothing. */
export function askedParams(asked: PracticeAsked): URLSearchParams {
  const params = new URLSearchParams();
  const names = PRACTICE_PARAMS;
  if (asked.choice !== 'mixed') params.set(names.choice, asked.choice);
  for (const each of asked.modality) params.append(names.modality, each);
  for (const each of asked.specialty) params.append(names.specialty, each);
  for (const each of asked.difficulty) params.append(names.difficulty, String(each));
  if (asked.author) params.set(names.author, asked.author);
  if (asked.collection) params.set(names.collection, asked.collection);
  if (asked.minutes !== minutesUnasked(asked.collection)) params.set(names.minutes, String(asked.minutes));
  return params;
}

/** Which cases are meant, as calls say it. */
export function criteriaOf({ modality, specialty, difficulty, author, collection }: PracticeAsked) {
  return {
    ...(modality.length > 0 && { modality }),
    ...(specialty.length > 0 && { specialty }),
    ...(difficulty.length > 0 && { difficulty }),
    ...(author && { author }),
    ...(collection && { collection }),
  };
}
