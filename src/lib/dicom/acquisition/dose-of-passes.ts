import type { Series } from './acquired.ts';
import type { DoseEvent } from './dose-report.ts';

/** The irradiations in a dose report of an exam. */
export interface ReportedDoses {
  /** Its exam; `''` when it does not say. */
  study: string;
  events: readonly DoseEvent[];
}

/** Cumulative reports repeat the irradiations of those before: each counts once. */
function eventsOnce(reports: readonly ReportedDoses[]): { study: string; event: DoseEvent }[] {
  const seen = new Set<string>();
  const all = reports.flatMap(({ study, events }) => events.map((event) => ({ study, event })));
  return all.filter(({ event: { event } }) => event === '' || (!seen.has(event) && seen.add(event)));
}

/**
 * Gives CT passes the doses of the reports of their own exam: by the identifier of the irradiation, else by order where
 * nothing else fits.
 */
export function matchDoses(series: readonly Series[], reports: readonly ReportedDoses[]): void {
  const passes = series.filter(({ acquired }) => acquired.kind === 'ct');
  const events = eventsOnce(reports);
  const studies = Map.groupBy(passes, ({ files }) => files[0]!.place.study);
  for (const [study, own] of studies) {
    // A report that names no exam belongs to the only one there is.
    const isOwn = (of: string) => of === study || (of === '' && studies.size === 1);
    matchInStudy(
      own,
      events.filter((each) => isOwn(each.study)).map(({ event }) => event),
    );
  }
}

function matchInStudy(passes: readonly Series[], events: readonly DoseEvent[]): void {
  const left = new Set(events);
  for (const pass of passes) {
    const ids = new Set(pass.files.map(({ place }) => place.event));
    const own = [...left].filter(({ event }) => event !== '' && ids.has(event));
    if (own.length > 0) give(pass, own, left);
  }
  // Passes without a common identifier are matched by order, if there are as many and the tube agrees.
  const without = passes.filter(
    ({ acquired }) =>
      acquired.dose === undefined && acquired.description.special !== 'localizer' && !acquired.isDerived,
  );
  const remaining = [...left].filter(({ isLocalizer }) => !isLocalizer);
  const fits = without.length === remaining.length && without.every((pass, i) => agrees(pass, remaining[i]!));
  if (!fits) return;
  for (const [i, pass] of without.entries()) give(pass, [remaining[i]!], left);
}

/** Several irradiations of one pass, such as sequential slices: their dose-length products add up. */
function give({ acquired }: Series, events: readonly DoseEvent[], left: Set<DoseEvent>): void {
  for (const event of events) left.delete(event);
  const { values } = acquired;
  const first = events[0]!;
  acquired.phantom ??= first.phantom;
  acquired.dose = { ctdiVol: first.ctdiVol, dlp: sumOf(events.map(({ dlp }) => dlp)) };
  values.KVP ??= listOf(first.kv);
  values.SpiralPitchFactor ??= listOf(first.pitch);
  values.SingleCollimationWidth ??= listOf(first.single);
  values.TotalCollimationWidth ??= listOf(first.total);
}

const listOf = (value: number | undefined): number[] => (value === undefined ? [] : [value]);

function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((each) => each !== undefined);
  return known.length === numbers.length ? known.reduce((sum, each) => sum + each, 0) : undefined;
}

/** Same tension within one kilovolt, and same pitch where both give it. */
function agrees({ acquired: { values } }: Series, { kv, pitch }: DoseEvent): boolean {
  const near = (list: unknown, value: number | undefined, by: number) => {
    const own = Array.isArray(list) ? (list[0] as unknown) : undefined;
    return typeof own !== 'number' || value === undefined || Math.abs(own - value) <= by;
  };
  return near(values.KVP, kv, 1) && near(values.SpiralPitchFactor, pitch, 0.05);
}
