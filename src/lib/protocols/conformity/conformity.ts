import type { ProtocolBody } from '../body-schema.ts';
import type { CellValue } from '../cells.ts';
import { type AcquisitionRow, fieldsOf, TABLE_NAMES } from '../fields/acquisition-fields.ts';
import type { Field } from '../fields/field.ts';
import { type OwnTolerances, type Tolerance, toleranceOf } from '../fields/tolerance-fields.ts';
import { isBlank } from '../same-value.ts';
import { compareCharge, compareValue, type Verdict } from './compare-value.ts';
import { type DoseResult, doseResults } from './dose-results.ts';
import type { ExamSeries, ReadValue } from './exam.ts';
import type { Pair, ProtocolRow } from './pair-rows.ts';
import { isRepeated } from './series-likeness.ts';

/** The parts of a protocol that an exam is compared with. */
export type ConformityReference = Pick<ProtocolBody, 'acquisition' | 'doseReference' | 'tolerances'>;

/** One parameter of a row: prescribed value, value read, and verdict. */
export interface ParameterResult {
  field: Field;
  verdict: Verdict | 'unread' | 'unprescribed';
  expected: CellValue;
  read: ReadValue | undefined;
  tolerance: Tolerance | undefined;
}

export interface RowResult {
  row: ProtocolRow;
  series: ExamSeries | undefined;
  isDoubtful: boolean;
  parameters: ParameterResult[];
  /** Earlier repetitions of the same acquisition. */
  repeated: ExamSeries[];
}

export interface Conformity {
  rows: RowResult[];
  /** Acquired series without a row. */
  extra: ExamSeries[];
  /** Localizers and calculated images without a row. */
  aside: ExamSeries[];
  doses: DoseResult[];
  counts: Counts;
}

/** The counts in the summary line. */
export interface Counts {
  conform: number;
  gap: number;
  check: number;
  unread: number;
  missing: number;
  extra: number;
  repeated: number;
  doubtful: number;
}

/** Free-text fields of a row, which are not parameters. */
const WORDS_ONLY = new Set(['name', 'comment']);

/** The rows of a protocol, in the order of its tables. */
export function protocolRows({ acquisition = {} }: ConformityReference): ProtocolRow[] {
  return TABLE_NAMES.flatMap((table) =>
    ((acquisition[table] ?? []) as readonly AcquisitionRow[]).map((row, at) => ({
      id: `${table}-${at}`,
      table,
      row,
    })),
  );
}

/** Doses for different phantoms are not comparable (for 16 cm, values are about twice those for 32 cm). */
function isOtherPhantom({ row }: ProtocolRow, series: ExamSeries): boolean {
  const [expected, read] = [row.phantom, series.values.phantom?.value];
  return expected !== undefined && read !== undefined && expected !== read;
}
const DOSES = new Set(['ctdiVol', 'dlp']);

function parametersOf(of: ProtocolRow, series: ExamSeries, own: OwnTolerances): ParameterResult[] {
  const { table, row } = of;
  const pitch = series.values.pitch?.value as number | undefined;
  return fieldsOf(table).flatMap((field): ParameterResult[] => {
    const { key } = field;
    const [expected, read] = [row[key], series.values[key]];
    if (WORDS_ONLY.has(key) || (isBlank(expected) && !read)) return [];
    const tolerance = toleranceOf(key, own);
    const told = { field, expected, read, tolerance };
    if (expected === undefined || isBlank(expected)) return [{ ...told, verdict: 'unprescribed' }];
    if (!read) return [{ ...told, verdict: 'unread' }];
    const isUnlike = DOSES.has(key) && isOtherPhantom(of, series);
    if (isUnlike) return [{ ...told, verdict: 'check' }];
    const verdict =
      table === 'passes' && key === 'mas'
        ? compareCharge(field, expected, read, tolerance, pitch)
        : compareValue(field, expected, read, tolerance);
    return [{ ...told, verdict }];
  });
}

function countsOf({ rows, extra, doses }: Omit<Conformity, 'counts'>): Counts {
  const verdicts: string[] = [
    ...rows.flatMap(({ parameters }) => parameters.map(({ verdict }) => verdict)),
    ...doses.map(({ verdict }) => verdict),
  ];
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  return {
    conform: count('conform'),
    gap: count('gap'),
    check: count('check'),
    unread: count('unread'),
    missing: rows.filter(({ series }) => !series).length,
    extra: extra.length,
    repeated: rows.reduce((sum, { repeated }) => sum + repeated.length, 0),
    doubtful: rows.filter(({ isDoubtful }) => isDoubtful).length,
  };
}

/** Compares an exam with a protocol, pair by pair of row and series. */
export function examConformity(
  protocol: ConformityReference,
  exam: readonly ExamSeries[],
  pairs: readonly Pair[],
): Conformity {
  const seriesOf = new Map(exam.map((series) => [series.id, series]));
  const left = new Set(exam);
  const paired = protocolRows(protocol).map((row) => {
    const pair = pairs.find((each) => each.row === row.id);
    const series = pair?.series == null ? undefined : seriesOf.get(pair.series);
    if (series) left.delete(series);
    return { row, series, isDoubtful: pair?.isDoubtful === true };
  });
  const rows = paired.map(({ row, series, isDoubtful }): RowResult => {
    const repeated = series ? [...left].filter((other) => isRepeated(series, other)) : [];
    for (const each of repeated) left.delete(each);
    const parameters = series ? parametersOf(row, series, protocol.tolerances ?? {}) : [];
    return { row, series, isDoubtful, parameters, repeated };
  });
  const told = {
    rows,
    extra: [...left].filter(({ isAside }) => !isAside),
    aside: [...left].filter(({ isAside }) => isAside),
    doses: doseResults(
      protocol,
      exam,
      rows.some(({ row, series }) => series !== undefined && isOtherPhantom(row, series)),
    ),
  };
  return { ...told, counts: countsOf(told) };
}
