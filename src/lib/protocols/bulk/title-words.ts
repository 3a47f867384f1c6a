import { fold, foldedWords } from '#lib/platform/fold.ts';
import { IMAGING_TYPES, type ImagingType, REGIONS } from '../vocabulary.ts';

export type Region = (typeof REGIONS)[number];

/** Words in titles that name an imaging type, in the order of the types. */
const TYPE_WORDS: readonly (readonly string[])[] = [
  ['irm', 'mri', 'angioirm', 'irmf'],
  ['scanner', 'tdm', 'ct', 'angioscanner', 'uroscanner', 'dacryoscanner', 'coroscanner', 'enteroscanner'],
  ['echo', 'echographie', 'echodoppler'],
  ['radio', 'radiographie', 'radiographies'],
  ['mammo', 'mammographie'],
  ['scintigraphie', 'scinti', 'tep', 'pet'],
  ['angiographie', 'arteriographie', 'arterio'],
];

const only = <Value>(values: readonly Value[]): Value | undefined =>
  values.length === 1 ? values[0] : undefined;

/** The imaging type named in a title; undefined if there is none, or several. */
export function typeInWords(text: string): ImagingType | undefined {
  const words = foldedWords(text);
  return only(IMAGING_TYPES.filter((_, at) => TYPE_WORDS[at]?.some((word) => words.includes(word))));
}

/** The region named in a title; undefined if there is none, or several. */
export function regionInWords(text: string): Region | undefined {
  const words = foldedWords(text).join(' ');
  const named = REGIONS.filter((region) => region !== 'Autre');
  return only(named.filter((region) => new RegExp(`(?:^|\\s)${fold(region)}(?:\\s|$)`).test(words)));
}
