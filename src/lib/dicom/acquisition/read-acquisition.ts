import type { KeptValue } from '../attributes/rules.ts';
import type { ExamAcquisition, Series } from './acquired.ts';
import { matchDoses } from './dose-of-passes.ts';
import type { AcquisitionFile } from './inspect-acquisition.ts';
import { kindOf } from './modalities.ts';
import { mergeReconstructions } from './reconstructions.ts';
import { sliceSpacingOf, slicesOf } from './slice-places.ts';
import { mergePrivateValues } from './union.ts';

/** The acquisitions of an exam's files, in chronological order. */
export function acquisitionsOf(files: readonly AcquisitionFile[]): ExamAcquisition[] {
  const known = withoutDoubles(files);
  const series = [...Map.groupBy(known.filter(isImage), seriesKey).values()].map(seriesOf);
  const merged = mergeReconstructions(series.sort(inOrder));
  matchDoses(
    merged,
    known.map(({ place, dose }) => ({ study: place.study, events: dose })),
  );
  return merged.map(({ acquired }) => acquired);
}

const isImage = ({ description }: AcquisitionFile) => kindOf(description.modality) !== undefined;

/** Counts an image that occurs twice (in an exam exported twice) once. */
function withoutDoubles(files: readonly AcquisitionFile[]): AcquisitionFile[] {
  const seen = new Set<string>();
  return files.filter(({ place: { image } }) => image === '' || (!seen.has(image) && seen.add(image)));
}

/** Key of an acquisition: its series; in radiography, the single view. */
function seriesKey({ place, description }: AcquisitionFile): string {
  const uid = place.series || `${place.study}|${place.seriesNumber ?? ''}|${description.modality}`;
  const isView = kindOf(description.modality) === 'radiograph';
  return isView ? [uid, description.view ?? '', description.laterality ?? ''].join('|') : uid;
}

function seriesOf(group: AcquisitionFile[]): Series {
  const files = group.toSorted((a, b) => compare(a.place.moment, b.place.moment));
  const first = files[0]!;
  const acquired: ExamAcquisition = {
    kind: kindOf(first.description.modality)!,
    description: first.description,
    label: first.label,
    images: files.reduce((sum, { images }) => sum + images, 0),
    values: valuesOf(files),
    written: mergePrivateValues(files.map(({ written }) => written)),
    sliceSpacing: sliceSpacingOf(files),
    slices: slicesOf(files),
    reconstructions: [],
    tracer: first.tracer,
    collimator: first.collimator,
    coil: first.coil,
    phantom: first.phantom,
    delay: first.delay,
    isDerived: isDerived(first),
  };
  return { files, acquired, moment: first.place.moment, number: first.place.seriesNumber ?? 0 };
}

function isDerived({ values, description }: AcquisitionFile): boolean {
  const types = values.ImageType?.[0];
  return description.weighting === 'ADC' || (Array.isArray(types) && (types as string[]).includes('DERIVED'));
}

/** Sorts acquisitions by time; simultaneous ones by the console's series numbers. */
function inOrder(a: Series, b: Series): number {
  const timed = a.moment !== '' && b.moment !== '' ? compare(a.moment, b.moment) : 0;
  return timed || a.number - b.number;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Values of all files, each once. */
function valuesOf(files: readonly AcquisitionFile[]): Record<string, KeptValue[]> {
  const all = new Map<string, Map<string, KeptValue>>();
  for (const { values } of files) {
    for (const [keyword, list] of Object.entries(values)) {
      const known = all.get(keyword) ?? new Map<string, KeptValue>();
      for (const value of list) if (!known.has(String(value))) known.set(String(value), value);
      all.set(keyword, known);
    }
  }
  return Object.fromEntries([...all].map(([keyword, known]) => [keyword, [...known.values()]]));
}
