import { fold } from '#lib/platform/fold.ts';
import type { CellValue } from '../cells.ts';
import type { AcquisitionRow } from '../fields/acquisition-fields.ts';
import type { ExamSeries } from './exam.ts';
import { isEnumerated, isStated, knownWord } from './known-words.ts';

/** Weights of parameters for the similarity of series and rows; other parameters weigh a half. */
const WEIGHTS: Readonly<Record<string, number>> = {
  weighting: 3,
  plane: 3,
  phase: 2,
  te: 2,
  ti: 2,
  bValues: 2,
  fatSaturation: 1.5,
  tr: 1,
  dimension: 1,
  flipAngle: 1,
  thickness: 1,
};
const OTHER_WEIGHT = 0.5;
const NAME_WEIGHT = 3;
/** Relative difference, as a fraction of the larger number, from which two numbers are fully different. */
const FAR = 0.5;
/** Factors for another plane, and for another weighting: the timing may be equal, but not the images. */
const OTHER_PLANE = 0.5;
const OTHER_WEIGHTING = 0.6;
/**
 * Added when the console's own name equals that of the row: its parameters may differ, which the comparison is to
 * reveal.
 */
const SAME_NAME = 1;

const SYNONYMS: Readonly<Record<string, string>> = {
  ax: 'axial',
  tra: 'axial',
  transverse: 'axial',
  sag: 'sagittal',
  cor: 'coronal',
  frontal: 'coronal',
  pd: 'dp',
  fse: 'tse',
  dwi: 'diffusion',
  diff: 'diffusion',
  fatsat: 'fs',
  gado: 'injecte',
  gd: 'injecte',
  post: 'injecte',
  inj: 'injecte',
};

/** The normalised words of a name, since consoles and departments use synonyms; numbers such as « (2) » are ignored. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = fold(name)
    .replace(/fat[-_\s]?sat/g, 'fs')
    .match(/[\p{L}\p{N}*]+/gu);
  return new Set((words ?? []).filter((word) => !/^\d$/.test(word)).map((word) => SYNONYMS[word] ?? word));
}

function nameLikeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const all = new Set([...words, ...others]).size;
  return all === 0 ? 0 : [...words].filter((word) => others.has(word)).length / all;
}

function numberLikeness(one: number, other: number): number {
  const larger = Math.max(Math.abs(one), Math.abs(other));
  return larger === 0 ? 1 : Math.max(0, 1 - Math.abs(one - other) / larger / FAR);
}

/** Similarity of two values of a field, from 0 to 1; undefined when they cannot be compared. */
function valueLikeness(key: string, one: CellValue, other: CellValue): number | undefined {
  if (typeof one === 'number' && typeof other === 'number') return numberLikeness(one, other);
  if (Array.isArray(one) && Array.isArray(other)) {
    const all = new Set<unknown>([...one, ...other]);
    return all.size === 0 ? undefined : one.filter((each) => other.includes(each as never)).length / all.size;
  }
  if (typeof one !== 'string' || typeof other !== 'string' || !isEnumerated(key)) return undefined;
  const [word, otherWord] = [knownWord(key, one), knownWord(key, other)];
  return word === undefined || otherWord === undefined ? undefined : Number(word === otherWord);
}

const isNamed = (row: AcquisitionRow, label: string) =>
  label.trim() !== '' && fold(row.name).trim() === fold(label).trim();

/** Similarity of a series and a row: from 0 to 1, plus one for the same name on the console. */
export function seriesLikeness(row: AcquisitionRow, { name, label, values }: ExamSeries): number {
  const named = Math.max(nameLikeness(row.name, name), nameLikeness(row.name, label));
  let [sum, weights, factor] = [NAME_WEIGHT * named, NAME_WEIGHT, 1];
  for (const [key, read] of Object.entries(values)) {
    if (key === 'name' || row[key] === undefined) continue;
    const likeness = valueLikeness(key, row[key], read.value);
    if (likeness === undefined) continue;
    const weight = WEIGHTS[key] ?? OTHER_WEIGHT;
    sum += weight * likeness;
    weights += weight;
    if (likeness === 0 && key === 'plane') factor *= OTHER_PLANE;
    if (likeness === 0 && key === 'weighting') factor *= OTHER_WEIGHTING;
  }
  return (sum / weights) * factor + (isNamed(row, label) ? SAME_NAME : 0);
}

/** Similarity from which two series with the same name count as repetitions of one sequence. */
const REPEATED = 0.9;
/** Removes the number added to series with equal names: « T1 axial (2) ». */
const withoutRank = (name: string) => name.replace(/ \(\d+\)$/, '');

/** Whether two series are repetitions of one acquisition: same name, same parameters. */
export function isRepeated(one: ExamSeries, other: ExamSeries): boolean {
  if (one.table !== other.table || withoutRank(one.name) !== withoutRank(other.name)) return false;
  if (fold(one.label).trim() !== fold(other.label).trim()) return false;
  return Object.keys({ ...one.values, ...other.values }).every((key) => {
    const [value, otherValue] = [one.values[key]?.value, other.values[key]?.value];
    // An interrupted acquisition has fewer images, and a shorter duration and lower dose: these are ignored.
    if (LENGTHS.has(key) || value === undefined || otherValue === undefined) return true;
    if (typeof value === 'number' && typeof otherValue === 'number')
      return numberLikeness(value, otherValue) >= REPEATED;
    return !isStated(key) || JSON.stringify(value) === JSON.stringify(otherValue);
  });
}
const LENGTHS: ReadonlySet<string> = new Set([
  'slices',
  'durationSeconds',
  'dlp',
  'ctdiVol',
  'increment',
  'gap',
]);
