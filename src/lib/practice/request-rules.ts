import { PRACTICE_PARAMS } from './path-rules.ts';
import { CHOICES, type Choice, MINUTES_MAX, MINUTES_MIN, WHOLE_LIST } from './session-rules.ts';

/** What a person asks to practise: which cases and for how long. */
export interface PracticeRequest {
  choice: Choice;
  modality: string[];
  specialty: string[];
  difficulty: number[];
  author: string;
  collection: string;
  /** `WHOLE_LIST` for every case of a collection, its default: a course is not cut short unasked. */
  minutes: number;
}

/** Choices of the page. */
export const MINUTES = [10, 20, 30, 45, 60] as const;
const MINUTES_UNASKED = 20;

/** Default length of a session. */
const minutesUnasked = (collection: string) => (collection === '' ? MINUTES_UNASKED : WHOLE_LIST);

function minutesOf(given: string, collection: string): number {
  const minutes = Number(given);
  const isOffered = Number.isInteger(minutes) && minutes >= MINUTES_MIN && minutes <= MINUTES_MAX;
  return given !== '' && isOffered ? minutes : minutesUnasked(collection);
}

type Fields = Pick<URLSearchParams | FormData, 'get' | 'getAll'>;

/** Length limit of a text field, in characters. */
export const ASKED_TEXT_MAX = 64;

function textOf(fields: Fields, name: string): string {
  return String(fields.get(name) ?? '')
    .trim()
    .slice(0, ASKED_TEXT_MAX);
}

/** Reads an address or a form and drops values that are not offered. */
export function parseAsked(
  fields: Fields,
  offered: { modality: readonly string[]; specialty: readonly string[] },
): PracticeRequest {
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

/** Adjusts a default length when another collection was chosen. */
export function withMinutes(asked: PracticeRequest, collectionBefore: string): PracticeRequest {
  const { collection, minutes } = asked;
  const wasUnasked = minutes === minutesUnasked(collectionBefore);
  return collection !== collectionBefore && wasUnasked
    ? { ...asked, minutes: minutesUnasked(collection) }
    : asked;
}

/** The same as address parameters, without defaults. */
export function askedParams(asked: PracticeRequest): URLSearchParams {
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

/** The criteria as the API takes them. */
export function criteriaOf({ modality, specialty, difficulty, author, collection }: PracticeRequest) {
  return {
    ...(modality.length > 0 && { modality }),
    ...(specialty.length > 0 && { specialty }),
    ...(difficulty.length > 0 && { difficulty }),
    ...(author && { author }),
    ...(collection && { collection }),
  };
}
