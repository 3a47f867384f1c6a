import type { Series } from './acquired.ts';
import type { DoseEvent } from './dose-report.ts';

/** The irradiation events of one dose report. */
export interface ReportedDoses {
  /** Study UID of its exam; `''` when missing. */
  study: string;
  events: readonly DoseEvent[];
}

/** Cumulative reports repeat earlier irradiation events: each counts once. */
function eventsOnce(reports: readonly ReportedDoses[]): { study: string; event: DoseEvent }[] {
  const seen = new Set<string>();
  const all = reports.flatMap(({ study, events }) => events.map((event) => ({ study, event })));
  return all.filter(({ event: { event } }) => event === '' || (!seen.has(event) && seen.add(event)));
}

/**
 * Assigns the doses of an exam's reports to its CT passes: by the UID of the irradiation event, or by order when
 * no UID matches.
 */
export function matchDoses(series: readonly Series[], reports: readonly ReportedDoses[]): void {
  const passes = series.filter(({ acquired }) => acquired.kind === 'ct');
  const events = eventsOnce(reports);
  const studies = Map.groupBy(passes, ({ files }) => files[0]!.place.study);
  for (const [study, own] of studies) {
    // A report that names no exam belongs to the only exam, if there is just one.
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
  // Passes without a matching UID are assigned by order, if their number is equal and tube voltage and pitch agree.
  const without = passes.filter(
    ({ acquired }) =>
      acquired.dose === undefined && acquired.description.special !== 'localizer' && !acquired.isDerived,
  );
  const remaining = [...left].filter(({ isLocalizer }) => !isLocalizer);
  const fits = without.length === remaining.length && without.every((pass, i) => agrees(pass, remaining[i]!));
  if (!fits) return;
  for (const [i, pass] of without.entries()) give(pass, [remaining[i]!], left);
}

/** A pass may have several irradiation events, such as sequential slices: their dose-length products are added. */
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

/** Whether tube voltages agree within one kilovolt, and pitches, where both are given. */
function agrees({ acquired: { values } }: Series, { kv, pitch }: DoseEvent): boolean {
  const near = (list: unknown, value: number | undefined, by: number) => {
    const own = Array.isArray(list) ? (list[0] as unknown) : undefined;
    return typeof own !== 'number' || value === undefined || Math.abs(own - value) <= by;
  };
  return near(values.KVP, kv, 1) && near(values.SpiralPitchFactor, pitch, 0.05);
}
