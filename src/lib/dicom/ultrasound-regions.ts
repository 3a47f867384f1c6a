import type { CalibratedRegion } from '#lib/imaging/calibrated-region.ts';
import { allowed } from './attributes/allow-list.ts';
import { keepNumbers } from './attributes/rules.ts';
import type { DataSet } from './data-set.ts';
import { itemsOf, numbersOf } from './values.ts';

/** Units of a region's axes (PS3.3 C.8.5.5.1.15). */
const CENTIMETRES = 3;
const IN_CENTIMETRES = 10;
/** Bit set when an overlapping region takes precedence over this one (PS3.3 C.8.5.5.1.3). */
const LOW_PRIORITY = 1;
/** Maximum number of regions read; no image has more. */
export const REGIONS_MAX = 8;

/** A numeric value of a region, validated by its attribute's rule. */
function read(region: DataSet, keyword: string): number | undefined {
  const { tag, vr, rule } = allowed(keyword);
  const kept = rule?.kind === 'number' ? keepNumbers(rule, numbersOf(region, tag, vr)) : undefined;
  return typeof kept === 'number' ? kept : undefined;
}

function spacingOf(region: DataSet): CalibratedRegion['spacing'] {
  const units = ['PhysicalUnitsXDirection', 'PhysicalUnitsYDirection'].map((each) => read(region, each));
  const [x = 0, y = 0] = ['PhysicalDeltaX', 'PhysicalDeltaY'].map((each) => read(region, each));
  if (units.some((unit) => unit !== CENTIMETRES) || x === 0 || y === 0) return null;
  const millimetres = (delta: number) => Number((Math.abs(delta) * IN_CENTIMETRES).toPrecision(7));
  return [millimetres(y), millimetres(x)];
}

function regionOf(region: DataSet): CalibratedRegion | undefined {
  const [left, top, right, bottom] = ['MinX0', 'MinY0', 'MaxX1', 'MaxY1'].map((corner) =>
    read(region, `RegionLocation${corner}`),
  );
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    return undefined;
  if (right < left || bottom < top) return undefined;
  // Both corners belong to the region, hence the + 1.
  const size = { width: right - left + 1, height: bottom - top + 1 };
  return { x: left, y: top, ...size, spacing: spacingOf(region) };
}

/** The calibrated regions of an ultrasound image, in order of precedence where two overlap. */
export function ultrasoundRegions(sources: readonly DataSet[]): CalibratedRegion[] {
  const items = sources.flatMap((source) => itemsOf(source, allowed('SequenceOfUltrasoundRegions').tag));
  const low = (region: DataSet) => (read(region, 'RegionFlags') ?? 0) & LOW_PRIORITY;
  return items
    .toSorted((a, b) => low(a) - low(b))
    .flatMap((item) => regionOf(item) ?? [])
    .slice(0, REGIONS_MAX);
}
