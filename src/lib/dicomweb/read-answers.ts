/**
 * Parses DICOM JSON (PS3.18, annex F). Responses are not trusted: invalid parts are left out without an
 * error.
 */

export interface FoundStudy {
  uid: string;
  /** In DICOM format, `20260131`; empty when missing. */
  date: string;
  modalities: readonly string[];
  patientName: string;
  patientId: string;
  accession: string;
  description: string;
  series: number | undefined;
  images: number | undefined;
}

export interface FoundSeries {
  uid: string;
  number: number | undefined;
  modality: string;
  description: string;
  bodyPart: string;
  images: number | undefined;
}

export interface FoundInstance {
  uid: string;
  number: number | undefined;
}

type DataSet = Record<string, unknown>;

/** Maximum length of a displayed text, and maximum number of values. */
const TEXT_MAX = 200;
const VALUES_MAX = 20;
const UID = /^\d+(?:\.\d+){1,31}$/;
/** Invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

const isRecord = (value: unknown): value is DataSet =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valuesOf(data: DataSet, tag: string): readonly unknown[] {
  const attribute = Object.hasOwn(data, tag) ? data[tag] : undefined;
  if (!isRecord(attribute) || !Array.isArray(attribute.Value)) return [];
  return attribute.Value.slice(0, VALUES_MAX);
}

function wordsOf(value: unknown): string {
  if (isRecord(value)) return wordsOf(value.Alphabetic ?? value.Ideographic ?? value.Phonetic ?? '');
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).slice(0, TEXT_MAX).replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

const textOf = (data: DataSet, tag: string) => wordsOf(valuesOf(data, tag)[0]);

/** A non-negative integer: servers write counts as numbers or strings. */
function countOf(data: DataSet, tag: string): number | undefined {
  const text = textOf(data, tag);
  const number = Number(text);
  return text !== '' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function uidOf(data: DataSet, tag: string): string | undefined {
  const text = textOf(data, tag);
  return text.length <= 64 && UID.test(text) ? text : undefined;
}

/** The entries of a response, each UID once. @param more reads the other attributes of an entry */
function readEach<Found extends { uid: string }>(
  answer: readonly unknown[],
  tag: string,
  more: (data: DataSet) => Omit<Found, 'uid'>,
): Found[] {
  const found = new Map<string, Found>();
  for (const data of answer) {
    const uid = isRecord(data) ? uidOf(data, tag) : undefined;
    if (uid !== undefined && isRecord(data) && !found.has(uid))
      found.set(uid, { uid, ...more(data) } as Found);
  }
  return [...found.values()];
}

/** Sorted with the latest study first. */
export const readStudies = (answer: readonly unknown[]): FoundStudy[] =>
  readEach<FoundStudy>(answer, '0020000D', (data) => ({
    date: textOf(data, '00080020'),
    modalities: valuesOf(data, '00080061').map(wordsOf).filter(Boolean),
    patientName: textOf(data, '00100010').replace(/\^+/g, ' ').trim(),
    patientId: textOf(data, '00100020'),
    accession: textOf(data, '00080050'),
    description: textOf(data, '00081030'),
    series: countOf(data, '00201206'),
    images: countOf(data, '00201208'),
  })).sort((a, b) => b.date.localeCompare(a.date));

export const readSeries = (answer: readonly unknown[]): FoundSeries[] =>
  readEach<FoundSeries>(answer, '0020000E', (data) => ({
    number: countOf(data, '00200011'),
    modality: textOf(data, '00080060'),
    description: textOf(data, '0008103E'),
    bodyPart: textOf(data, '00180015'),
    images: countOf(data, '00201209'),
  })).sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0);

export const readInstances = (answer: readonly unknown[]): FoundInstance[] =>
  readEach<FoundInstance>(answer, '00080018', (data) => ({ number: countOf(data, '00200013') }));

/**
 * Another location given for the objects in a response (`RetrieveURL`), for example behind a proxy with another
 * host name. Nothing is ever fetched from there. @param root the root URL given by the administrator, in
 * full
 */
export function placeElsewhere(answer: readonly unknown[], root: string): string | undefined {
  for (const data of answer) {
    const told = isRecord(data) ? URL.parse(textOf(data, '00081190'), root) : null;
    const isTold = isRecord(data) && textOf(data, '00081190') !== '';
    if (isTold && told && !told.href.startsWith(`${root}/`)) return told.origin + rootPath(told.pathname);
  }
  return undefined;
}

/** The path before `/studies`; the rest identifies a study. */
const rootPath = (pathname: string) => pathname.replace(/\/studies(\/.*)?$/, '');
