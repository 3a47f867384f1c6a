import type { Reconstruction, Series } from './acquired.ts';
import { mergeSequence } from './sequence-series.ts';
import { union } from './union.ts';

/**
 * Merges the series reconstructed from one acquisition (in CT other kernels and thicknesses, in MRI magnitude,
 * phase, water, fat) into one row, with the duration and the dose of one.
 */
export function mergeReconstructions(series: readonly Series[]): Series[] {
  const merged: Series[] = [];
  for (const each of series) {
    if (each.acquired.kind === 'mr') {
      mergeSequence(merged, each);
      continue;
    }
    if (each.acquired.kind !== 'ct') {
      merged.push(each);
      continue;
    }
    const pass = merged.find((other) => isSamePass(other, each));
    if (pass) addTo(pass, each);
    else {
      each.acquired.reconstructions.push(reconstructionOf(each));
      merged.push(each);
    }
  }
  return merged;
}

function reconstructionOf({
  files,
  acquired: { values, description, sliceSpacing },
}: Series): Reconstruction {
  return {
    kernel: files[0]!.kernel,
    thickness: values.SliceThickness?.[0] as number | undefined,
    increment: sliceSpacing?.fromPositions ? sliceSpacing.value : undefined,
    description,
  };
}

/** Compares the UIDs of irradiation events or, without them, the acquisition numbers, if times overlap. */
function isSamePass(a: Series, b: Series): boolean {
  if (a.acquired.kind !== 'ct') return false;
  if (a.acquired.description.special === 'localizer' || b.acquired.description.special === 'localizer')
    return false;
  const [first, second] = [a.files[0]!.place, b.files[0]!.place];
  if (first.study !== second.study) return false;
  const [events, others] = [eventsOf(a), eventsOf(b)];
  if (events.size > 0 && others.size > 0) return [...events].some((event) => others.has(event));
  const isNumbered = first.acquisition !== undefined && first.acquisition === second.acquisition;
  return isNumbered && sameTube(a, b) && overlap(a, b);
}

function eventsOf({ files }: Series): Set<string> {
  return new Set(files.flatMap(({ place: { event } }) => (event === '' ? [] : [event])));
}

function sameTube({ acquired: a }: Series, { acquired: b }: Series): boolean {
  return ['KVP', 'SpiralPitchFactor', 'RevolutionTime'].every(
    (keyword) => String(a.values[keyword] ?? '') === String(b.values[keyword] ?? ''),
  );
}

/** Whether the times of two acquisitions overlap; false when they are unknown. */
function overlap(a: Series, b: Series): boolean {
  const last = ({ files }: Series) => files.at(-1)!.place.moment;
  if (a.moment === '' || b.moment === '') return false;
  return a.moment <= last(b) && b.moment <= last(a);
}

function addTo(pass: Series, { files, acquired }: Series): void {
  const { reconstructions } = pass.acquired;
  const fresh = reconstructionOf({ files, acquired } as Series);
  const isKnown = reconstructions.some(
    ({ kernel, thickness, increment }) =>
      kernel === fresh.kernel && thickness === fresh.thickness && increment === fresh.increment,
  );
  if (!isKnown) reconstructions.push(fresh);
  pass.files.push(...files);
  pass.acquired.images += acquired.images;
  pass.acquired.values = union(pass.acquired.values, acquired.values);
  pass.acquired.isDerived &&= acquired.isDerived;
}
