import type { DocumentCode } from '#lib/dicom/attributes/document.ts';
import { modalityTagName } from '#lib/dicom/modality-tags-texts.ts';

/** Organ systems by their English names in teaching files, with our tags. */
const ORGANS: ReadonlyMap<string, string> = new Map([
  ['abdominal', 'Digestif'],
  ['breast', 'Sein'],
  ['cardiac', 'Cœur'],
  ['cardiovascular', 'Cardiovasculaire'],
  ['chest', 'Thorax'],
  ['gastrointestinal', 'Digestif'],
  ['genitourinary', 'Uro-génital'],
  ['head and neck', 'Tête et cou'],
  ['musculoskeletal', 'Ostéo-articulaire'],
  ['neuro', 'Neuro'],
  ['neuroradiology', 'Neuro'],
  ['pediatric', 'Pédiatrie'],
  ['pulmonary', 'Thorax'],
]);

/** Our tag for an organ system or modality named in a teaching file; undefined for any other word. */
export const tagOfWord = (word: string): string | undefined =>
  modalityTagName(word.toUpperCase()) ?? ORGANS.get(word.toLowerCase());

/** The tag for a code, found by the code's meaning as given in the file. */
export const tagOfCode = ({ scheme, value, meaning }: DocumentCode): string | undefined =>
  scheme === 'DCM' ? modalityTagName(value) : tagOfWord(meaning);
