import type { Acquisition } from '#lib/kinds/protocol/acquisition-schema.ts';
import { totalOf } from '#lib/kinds/protocol/totals.ts';
import { formatDecimal, formatDuration } from '#lib/messages/format.ts';
import { acquisitionColumns as columns, protocolMessages as m } from '#lib/messages/protocol.ts';

/** A dense table ready to lay out: every cell is text, empty when the protocol says nothing. */
export interface AcquisitionTable {
  title: string;
  /** Columns that at least one row fills. */
  columns: { label: string; unit: string | undefined }[];
  rows: { name: string; cells: string[] }[];
  /** What the rows add up to, e.g. « Durée totale : 18 min 30 s ». */
  totals: { label: string; value: string }[];
}

type ColumnName = keyof typeof columns;
type Named = { name: string };
type Row<Key extends keyof Acquisition> = NonNullable<Acquisition[Key]>[number];
type Column<R> = [ColumnName, (row: R) => string | number | undefined];

function table<R extends Named>(
  title: string,
  rows: readonly R[] | undefined,
  wanted: Column<R>[],
  totals: AcquisitionTable['totals'] = [],
): AcquisitionTable[] {
  if (!rows?.length) return [];
  const cell = (row: R, [, read]: Column<R>) => {
    const value = read(row);
    return typeof value === 'number' ? formatDecimal(value) : (value ?? '');
  };
  const filled = wanted.filter((column) => rows.some((row) => cell(row, column) !== ''));
  return [
    {
      title,
      columns: filled.map(([name]) => {
        const [label, unit] = columns[name] as readonly [string, string?];
        return { label, unit };
      }),
      rows: rows.map((row) => ({ name: row.name, cells: filled.map((column) => cell(row, column)) })),
      totals,
    },
  ];
}

function totalLine<R>(
  label: string,
  rows: readonly R[] | undefined,
  read: (row: R) => number | undefined,
  format: (value: number) => string,
): AcquisitionTable['totals'] {
  const total = totalOf(rows, read);
  // One row's figure is its own total.
  if (!total || rows?.length === 1) return [];
  const value = format(total.value);
  return [{ label, value: total.complete ? value : m.atLeast(value) }];
}

const seconds = (value: number | undefined) => (value === undefined ? undefined : formatDuration(value));
const minutes = (value: number | undefined) => (value === undefined ? undefined : m.minutes(value));

const sequenceColumns: Column<Row<'sequences'>>[] = [
  ['weighting', (row) => row.weighting],
  ['plane', (row) => row.plane],
  ['tr', (row) => row.tr],
  ['te', (row) => row.te],
  ['ti', (row) => row.ti],
  ['flipAngle', (row) => row.flipAngle],
  ['fov', (row) => row.fov],
  ['matrix', (row) => row.matrix],
  ['thickness', (row) => row.thickness],
  ['gap', (row) => row.gap],
  ['nex', (row) => row.nex],
  ['bandwidth', (row) => row.bandwidth],
  ['fatSaturation', (row) => row.fatSaturation],
  ['bValues', (row) => row.bValues?.map(formatDecimal).join(' · ')],
  ['acceleration', (row) => row.acceleration],
  ['duration', (row) => seconds(row.durationSeconds)],
  ['comment', (row) => row.comment],
];

const passColumns: Column<Row<'passes'>>[] = [
  ['phase', (row) => row.phase],
  ['coverage', (row) => row.coverage],
  ['kv', (row) => row.kv],
  ['mas', (row) => row.mas],
  ['pitch', (row) => row.pitch],
  ['rotation', (row) => row.rotationSeconds],
  ['collimation', (row) => row.collimation],
  ['reconstructions', (row) => row.reconstructions?.join(' · ')],
  ['ctdiVol', (row) => row.ctdiVol],
  ['dlp', (row) => row.dlp],
  ['comment', (row) => row.comment],
];

const viewColumns: Column<Row<'views'>>[] = [
  ['position', (row) => row.position],
  ['centring', (row) => row.centring],
  ['tubeAngle', (row) => row.tubeAngle],
  ['distance', (row) => row.distance],
  ['kv', (row) => row.kv],
  ['mas', (row) => row.mas],
  ['grid', (row) => (row.grid === undefined ? undefined : row.grid ? m.yes : m.no)],
  ['comment', (row) => row.comment],
];

const scanColumns: Column<Row<'scans'>>[] = [
  ['probe', (row) => row.probe],
  ['mode', (row) => row.mode],
  ['plane', (row) => row.plane],
  ['measurements', (row) => row.measurements],
  ['comment', (row) => row.comment],
];

const tracerColumns: Column<Row<'tracerAcquisitions'>>[] = [
  ['tracer', (row) => row.tracer],
  ['activity', (row) => row.activity],
  ['delayMinutes', (row) => minutes(row.delayMinutes)],
  ['collimator', (row) => row.collimator],
  ['durationMinutes', (row) => minutes(row.durationMinutes)],
  ['comment', (row) => row.comment],
];

const runColumns: Column<Row<'runs'>>[] = [
  ['catheter', (row) => row.catheter],
  ['projection', (row) => row.projection],
  ['volume', (row) => row.volumeMl],
  ['flow', (row) => row.rateMlPerSecond],
  ['frames', (row) => row.framesPerSecond],
  ['comment', (row) => row.comment],
];

/** The tables of an acquisition, those that hold something, with the totals their rows add up to. */
export function acquisitionTables(acquisition: Acquisition = {}): AcquisitionTable[] {
  const { sequences, passes, views, scans, tracerAcquisitions, runs } = acquisition;
  const duration = totalLine(m.totalDuration, sequences, (row) => row.durationSeconds, formatDuration);
  const dlp = totalLine(m.totalDlp, passes, (row) => row.dlp, m.dlp);
  const isotopic = totalLine(m.totalDuration, tracerAcquisitions, (row) => row.durationMinutes, m.minutes);
  return [
    ...table(m.tables.sequences, sequences, sequenceColumns, duration),
    ...table(m.tables.passes, passes, passColumns, dlp),
    ...table(m.tables.views, views, viewColumns),
    ...table(m.tables.scans, scans, scanColumns),
    ...table(m.tables.tracerAcquisitions, tracerAcquisitions, tracerColumns, isotopic),
    ...table(m.tables.runs, runs, runColumns),
  ];
}
