import type { Component } from '../attributes/series-description.ts';
import type { Series } from './acquired.ts';
import { mergePrivateValues, union } from './union.ts';

/** MRI: merges the series that come from one acquisition. */

const DIXON: readonly (Component | undefined)[] = ['in-phase', 'opposed-phase', 'water', 'fat'];

/** Whether water and fat were separated (Dixon): such images have no fat suppression. */
const isDixon = ({ acquired: { description, label } }: Series) =>
  DIXON.includes(description.component) || /dixon|\bideal\b/i.test(label);

/** Whether two series have the same acquisition number, start and timing in one exam. */
function isSameAcquisition(a: Series, b: Series): boolean {
  if (a.acquired.kind !== 'mr' || b.acquired.kind !== 'mr') return false;
  const [first, second] = [a.files[0]!.place, b.files[0]!.place];
  const isNumbered = first.acquisition !== undefined && first.acquisition === second.acquisition;
  const isBegun = a.moment !== '' && a.moment === b.moment;
  return first.study === second.study && isNumbered && isBegun && isAlike(a, b);
}

/** Tolerance between durations in seconds: some sources round them. */
const APART = 2;

/** Whether durations may be equal: derived images often lack one. */
function mayLastAsLong(a: Series, b: Series): boolean {
  const [first, second] = [a, b].map(({ acquired }) => acquired.values.AcquisitionDuration?.[0]);
  return first === undefined || second === undefined || Math.abs(Number(first) - Number(second)) <= APART;
}

const isAlike = (a: Series, b: Series) =>
  mayLastAsLong(a, b) &&
  ['RepetitionTime', 'FlipAngle'].every(
    (keyword) => String(a.acquired.values[keyword] ?? '') === String(b.acquired.values[keyword] ?? ''),
  );

/** Merges a series into the acquisition it belongs to, or adds it as a new one. */
export function mergeSequence(merged: Series[], series: Series): void {
  series.acquired.isDixon = isDixon(series);
  const own = merged.find((other) => isSameAcquisition(other, series));
  if (!own) {
    merged.push(series);
    return;
  }
  const { acquired, files } = own;
  const [before, added] = [acquired.description, series.acquired.description];
  acquired.description = before.special === undefined || added.special !== undefined ? before : added;
  if ([before, added].some(({ weighting }) => weighting === 'SWI'))
    acquired.description = { ...acquired.description, weighting: 'SWI' };
  const { component: _, ...whole } = acquired.description;
  acquired.description = whole;
  acquired.isDixon ||= series.acquired.isDixon;
  acquired.values = union(acquired.values, series.acquired.values);
  acquired.written = mergePrivateValues([acquired.written, series.acquired.written]);
  acquired.images += series.acquired.images;
  acquired.isDerived &&= series.acquired.isDerived;
  files.push(...series.files);
}
