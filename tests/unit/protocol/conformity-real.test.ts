import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examSeries } from '#islands/conformity/exam-series.ts';
import { examConformity, protocolRows } from '#lib/protocols/conformity/conformity.ts';
import { pairRows } from '#lib/protocols/conformity/pair-rows.ts';
import { bytesAt, filesUnder, proposed } from '../dicom/exams.ts';
import { FOLDER } from '../dicom/samples.ts';

/** Protocols written with what another library reads of real exams, and those exams held to them. */
const { parseDicom } = createRequire(import.meta.url)('dicom-parser') as typeof import('dicom-parser');

const absent = FOLDER ? '' : ' (données absentes)';
const TAGS: Readonly<Record<string, string>> = {
  tr: 'x00180080',
  te: 'x00180081',
  flipAngle: 'x00181314',
  thickness: 'x00180050',
  nex: 'x00180083',
  bandwidth: 'x00180095',
  echoTrain: 'x00180091',
};

interface Row {
  name: string;
  dimension?: string;
  [key: string]: string | number | undefined;
}

/** A row for each series, by its console's name. */
function rowsRead(files: readonly Uint8Array[]): Row[] {
  const rows = new Map<string, Row>();
  for (const file of files) {
    const data = parseDicom(file, { untilTag: 'x7fe00010' });
    const series = data.string('x0020000e') ?? '';
    if (rows.has(series)) continue;
    const row: Row = { name: data.string('x0008103e') ?? 'Série', dimension: data.string('x00180023') };
    for (const [key, tag] of Object.entries(TAGS)) {
      const value = Number(data.string(tag) || Number.NaN);
      if (Number.isFinite(value)) row[key] = value;
    }
    rows.set(series, row);
  }
  return [...rows.values()];
}

const verdictsOf = async (files: readonly Uint8Array<ArrayBuffer>[], sequences: Row[]) => {
  const series = examSeries(await proposed(files));
  const protocol = { acquisition: { sequences } };
  const result = examConformity(protocol, series, pairRows(protocolRows(protocol), series));
  const of = (key: string) =>
    result.rows.flatMap(({ parameters }) => parameters.filter(({ field }) => field.key === key));
  return { result, of };
};

describe.skipIf(!FOLDER)(`real exams and their own protocols${absent}`, () => {
  it.each(['dicom/series/mr-adc-20', 'teaching/irm-cpa-1', 'teaching/irm-foie-1'])(
    '%s follows what it was made with, and no other repetition time',
    async (folder) => {
      const files = filesUnder(join(dirname(FOLDER!), folder)).map(bytesAt);
      const rows = rowsRead(files);
      const { result, of } = await verdictsOf(files, rows);
      expect(result.counts).toMatchObject({ gap: 0, missing: 0, extra: 0, unread: 0 });
      expect(result.counts.conform).toBeGreaterThan(rows.length * 3);
      expect(of('tr').length).toBeGreaterThan(0);
      const slower = rows.map((row) => ({ ...row, tr: Number(row.tr) * 1.2 }));
      const other = await verdictsOf(files, slower);
      expect(other.of('tr').map(({ verdict }) => verdict)).toEqual(of('tr').map(() => 'gap'));
      expect(other.result.counts.gap).toBe(of('tr').length);
    },
  );
});
