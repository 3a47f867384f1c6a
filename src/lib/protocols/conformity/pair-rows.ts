import type { AcquisitionRow, TableName } from '../fields/acquisition-fields.ts';
import type { ExamSeries } from './exam.ts';
import { isRepeated, seriesLikeness } from './series-likeness.ts';

/** A row of a protocol with its position. */
export interface ProtocolRow {
  id: string;
  table: TableName;
  row: AcquisitionRow;
}

/** The series that corresponds to a row; none if it is missing. */
export interface Pair {
  row: string;
  series: string | null;
  /** Whether another series or another row is nearly as likely, so that a person must decide. */
  isDoubtful: boolean;
}

/** Minimum similarity for a series to possibly correspond to a row. */
const LIKELY = 0.45;
/** Similarity from which it does, unless another one is equally similar. */
const SURE = 0.75;
/** Minimum lead in similarity over any other pair. */
const AHEAD = 0.08;

interface Candidate {
  row: number;
  series: number;
  likeness: number;
}

function candidatesOf(rows: readonly ProtocolRow[], exam: readonly ExamSeries[]): Candidate[] {
  return rows.flatMap(({ table, row }, at) =>
    exam.flatMap((series, index) => {
      const likeness = series.table === table ? seriesLikeness(row, series) : 0;
      return likeness >= LIKELY ? [{ row: at, series: index, likeness }] : [];
    }),
  );
}

/** Selects the most similar pairs; among equals, those in the same order on both sides. */
function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const [rows, series] = [new Set<number>(), new Set<number>()];
  const sorted = candidates.toSorted(
    (a, b) => b.likeness - a.likeness || a.row - b.row || a.series - b.series,
  );
  return sorted.filter((each) => {
    if (rows.has(each.row) || series.has(each.series)) return false;
    rows.add(each.row);
    series.add(each.series);
    return true;
  });
}

/** The last repetition of a series: repeated acquisitions are judged by the last one. */
function lastOf(exam: readonly ExamSeries[], at: number, taken: ReadonlySet<number>): number {
  return exam.findLastIndex(
    (other, index) => index === at || (index > at && !taken.has(index) && isRepeated(exam[at]!, other)),
  );
}

/** Pairs each row with the most likely series. */
export function pairRows(rows: readonly ProtocolRow[], exam: readonly ExamSeries[]): Pair[] {
  const candidates = candidatesOf(rows, exam);
  const best = bestOf(candidates);
  const taken = new Set(best.map(({ series }) => series));
  const isClose = (of: Candidate, other: Candidate) => other.likeness > of.likeness - AHEAD;
  const isDoubtful = (pair: Candidate) =>
    pair.likeness < SURE ||
    candidates.some(
      (other) =>
        isClose(pair, other) &&
        ((other.row === pair.row &&
          other.series !== pair.series &&
          !isRepeated(exam[pair.series]!, exam[other.series]!)) ||
          (other.series === pair.series && other.row !== pair.row)),
    );
  return rows.map(({ id }, at) => {
    const pair = best.find(({ row }) => row === at);
    if (!pair) return { row: id, series: null, isDoubtful: false };
    const series = exam[lastOf(exam, pair.series, taken)]!.id;
    return { row: id, series, isDoubtful: isDoubtful(pair) };
  });
}

/** Pairs with one chosen by a person: the series is taken from the row that had it, and the choice is certain. */
export function withChoice(pairs: readonly Pair[], row: string, series: string | null): Pair[] {
  return pairs.map((pair) => {
    if (pair.row === row) return { row, series, isDoubtful: false };
    return series !== null && pair.series === series
      ? { row: pair.row, series: null, isDoubtful: false }
      : pair;
  });
}
