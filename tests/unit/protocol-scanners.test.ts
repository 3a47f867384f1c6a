import { describe, expect, it } from 'vitest';
import { applyChanges } from '#lib/protocols/apply-change.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { writtenProtocol } from '#lib/protocols/body-schema.ts';
import { changeLine } from '#lib/protocols/changes-texts.ts';
import { writeProtocolSections } from '#lib/protocols/exchange/write-text.ts';
import { PROTOCOL_WORDS } from '#lib/protocols/export-texts.ts';
import { fieldDifferences } from '#lib/protocols/field-differences.ts';
import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';
import { acquisitionTables } from '#lib/protocols/layout/acquisition-tables.ts';
import { comparedScanners } from '#lib/protocols/layout/compared-scanners.ts';
import { mergeBodies } from '#lib/protocols/merge-bodies.ts';
import { missingFields } from '#lib/protocols/missing-fields.ts';
import { moveRows, removeRows, setCells } from '#lib/protocols/row-edits.ts';
import { bodyFor, rowsFor } from '#lib/protocols/scanners/rows-for.ts';
import { removeScanner } from '#lib/protocols/scanners/scanner-edits.ts';
import { scannerOf } from '#lib/protocols/scanners/scanner-names.ts';
import { resetCells, writeRows } from '#lib/protocols/scanners/write-rows.ts';

const SCANNERS = [
  { id: 'aera', name: 'Aera 1,5 T' },
  { id: 'vida', name: 'Vida 3 T' },
];
const ROWS: AcquisitionRow[] = [
  { name: 'T1', weighting: 'T1', tr: 500, te: 10, durationSeconds: 100, 'tr@vida': 700, 'te@vida': '∅' },
  { name: 'T2', weighting: 'T2', tr: 3000, te: 100, durationSeconds: 200, 'absent@aera': true },
  { name: 'DWI', tr: 4000, bValues: [0, 1000], 'bValues@vida': [0, 500, 1000] },
];
const bodyWith = (rows: readonly AcquisitionRow[], scanners = SCANNERS) =>
  ({
    imagingType: 'IRM',
    region: 'Rachis',
    scanners,
    acquisition: { sequences: rows },
  }) as unknown as EditedBody;
const BODY = bodyWith(ROWS);
const sequences = (body: EditedBody) => (body.acquisition?.sequences ?? []) as unknown as AcquisitionRow[];

describe('a protocol on one of its scanners', () => {
  it('has what is shared, and what the scanner does otherwise', () => {
    expect(rowsFor(ROWS, 'vida')).toEqual([
      { name: 'T1', weighting: 'T1', tr: 700, durationSeconds: 100 },
      { name: 'T2', weighting: 'T2', tr: 3000, te: 100, durationSeconds: 200 },
      { name: 'DWI', tr: 4000, bValues: [0, 500, 1000] },
    ]);
    expect(rowsFor(ROWS, 'aera').map(({ name, tr }) => [name, tr])).toEqual([
      ['T1', 500],
      ['DWI', 4000],
    ]);
    expect(bodyFor(BODY, 'vida')).not.toHaveProperty('scanners');
  });

  it('is itself where it tells none apart', () => {
    const { scanners: _, ...plain } = bodyWith([{ name: 'T1', tr: 500 }]);
    expect(bodyFor(plain as EditedBody, 'vida')).toBe(plain);
  });

  it('is found by id or name', () => {
    expect(scannerOf(SCANNERS, 'vida')?.id).toBe('vida');
    expect(scannerOf(SCANNERS, ' VIDA 3 t ')?.id).toBe('vida');
    expect(scannerOf(SCANNERS, 'Prisma')).toBeUndefined();
    expect(scannerOf(SCANNERS, '')).toBeUndefined();
  });
});

describe('writing the rows of one scanner', () => {
  const write = (update: (rows: readonly AcquisitionRow[]) => readonly AcquisitionRow[], scanner = 'aera') =>
    writeRows(ROWS, update(rowsFor(ROWS, scanner)), scanner, SCANNERS);

  it('writes beside what is shared', () => {
    const rows = write((all) => setCells(all, [{ row: 1, key: 'tr', value: 4500 }]));
    expect(rows[2]).toEqual({ ...ROWS[2], 'tr@aera': 4500 });
    expect(rows.slice(0, 2)).toEqual(ROWS.slice(0, 2));
  });

  it('keeps nothing of its own where the value is the shared one, and an emptied cell empty', () => {
    const same = write((all) => setCells(all, [{ row: 0, key: 'tr', value: 500 }]), 'vida');
    expect(same[0]).not.toHaveProperty('tr@vida');
    const emptied = write((all) => setCells(all, [{ row: 0, key: 'tr', value: undefined }]));
    expect(emptied[0]?.['tr@aera']).toBe('∅');
    expect(rowsFor(emptied, 'aera')[0]).not.toHaveProperty('tr');
    expect(rowsFor(emptied, 'vida')[0]?.tr).toBe(700);
  });

  it('takes a row away from it alone, and the row altogether once nobody makes it', () => {
    const without = write((all) => removeRows(all, { from: 1, to: 1 }));
    expect(without.map(({ name }) => name)).toEqual(['T1', 'T2', 'DWI']);
    expect(without[2]?.['absent@aera']).toBe(true);
    const gone = writeRows(ROWS, removeRows(rowsFor(ROWS, 'vida'), { from: 1, to: 1 }), 'vida', SCANNERS);
    expect(gone.map(({ name }) => name)).toEqual(['T1', 'DWI']);
  });

  it('adds a row to it alone, and moves rows for all', () => {
    const added = write((all) => [...all, { name: 'FLAIR' }]);
    expect(added.at(-1)).toEqual({ name: 'FLAIR', 'absent@vida': true });
    const moved = write((all) => moveRows(all, { from: 1, to: 1 }, -1));
    expect(moved.map(({ name }) => name)).toEqual(['DWI', 'T1', 'T2']);
    expect(new Set(moved)).toEqual(new Set(ROWS));
  });

  it('gives back what is shared', () => {
    const rows = resetCells(ROWS, [{ row: ROWS[0]!, keys: ['tr'] }], 'vida');
    expect(rowsFor(rows, 'vida')[0]?.tr).toBe(500);
    expect(rows[0]?.['te@vida']).toBe('∅');
    expect(rows[1]).toBe(ROWS[1]);
  });
});

describe('a protocol whose scanner is not chosen', () => {
  it('shows no value that is not the same on all', () => {
    const [table] = acquisitionTables(BODY.acquisition, SCANNERS);
    const at = (label: string) => table!.columns.findIndex((each) => each.label === label);
    expect(table?.rows.map(({ name }) => name)).toEqual(['T1', 'T2 (sauf Aera 1,5 T)', 'DWI']);
    expect(table?.rows[0]?.cells[at('TR')]).toBe('selon l’appareil');
    expect(table?.rows[0]?.cells[at('TE')]).toBe('selon l’appareil');
    expect(table?.rows[1]?.cells[at('TR')]).toBe('3\u202f000');
    expect(table?.totals.map(({ label }) => label)).toEqual([
      'Durée totale, Aera 1,5 T',
      'Durée totale, Vida 3 T',
    ]);
  });

  it('compares them, what differs or all', () => {
    const told = comparedScanners(BODY, false).map(({ row, parameter, texts }) => [row, parameter, ...texts]);
    expect(
      told.some(([row, , one, other]) => row === 'T1' && one === '500\u00a0ms' && other === '700\u00a0ms'),
    ).toBe(true);
    expect(told).toContainEqual(['T2', 'Ligne entière', 'ligne absente', 'faite']);
    expect(told.some(([row, , one, other]) => row === 'T1' && one === other)).toBe(false);
    expect(comparedScanners(BODY, true).length).toBeGreaterThan(told.length);
  });

  it('is written scanner by scanner in a text', () => {
    const text = writeProtocolSections(BODY, PROTOCOL_WORDS);
    expect(text.match(/Appareil\u00a0: /g)).toHaveLength(2);
    expect(text.indexOf('700')).toBeGreaterThan(text.indexOf('Appareil\u00a0: Vida'));
  });

  it('lacks what one scanner lacks', () => {
    const codes = missingFields({ title: 'Rachis', body: BODY });
    expect(codes).toContain('sequences.te.0.vida');
    expect(codes).not.toContain('sequences.te.0');
    expect(codes).toContain('sequences.te.2');
  });
});

describe('what is stored', () => {
  it('holds cells of scanners to their fields', () => {
    expect(writtenProtocol.safeParse(BODY).error?.issues).toBeUndefined();
    const refused: object[] = [
      { 'tr@vida': 'long' },
      { 'tr@autre': 5 },
      { 'inconnu@vida': 5 },
      { inconnu: 5 },
      { 'absent@vida': false },
      { 'name@vida': '∅'.repeat(200) },
    ];
    for (const cells of refused)
      expect(
        writtenProtocol.safeParse(bodyWith([{ name: 'T1', ...cells }])).success,
        JSON.stringify(cells),
      ).toBe(false);
    expect(
      writtenProtocol.safeParse(bodyWith([], [SCANNERS[0]!, { id: 'b', name: 'AERA 1,5 t' }])).success,
    ).toBe(false);
  });
});

describe('two states of a protocol with variants', () => {
  const changed = bodyWith(ROWS.map((row, at) => (at === 0 ? { ...row, 'tr@vida': 650 } : row)));

  it('differ by what a scanner does, which is named', () => {
    const [change, ...others] = fieldDifferences(BODY, changed);
    expect(others).toEqual([]);
    expect(changeLine(change!)).toBe(
      'Ligne «\u202fT1\u202f», TR (Vida 3 T)\u00a0: 700\u00a0ms → 650\u00a0ms',
    );
  });

  it('are the same where scanners have other ids and the same names', () => {
    const ids: Record<string, string> = { aera: 'one', vida: 'two' };
    const other = JSON.parse(
      JSON.stringify(BODY).replaceAll(/(@|"id":")(aera|vida)/g, (_, mark, id) => mark + ids[id]),
    ) as EditedBody;
    expect(fieldDifferences(BODY, other)).toEqual([]);
  });

  it('are taken over, with the scanner that goes or comes', () => {
    const less = removeScanner(BODY, 'vida');
    expect(less.scanners).toEqual([SCANNERS[0]]);
    expect(JSON.stringify(less)).not.toContain('@vida');
    // The row that only the other one made goes too.
    expect(sequences(less).map(({ name }) => name)).toEqual(['T1', 'DWI']);
    expect(applyChanges(BODY, fieldDifferences(BODY, less))).toEqual({ body: less, refused: 0 });
    expect(applyChanges(less, fieldDifferences(less, BODY)).body).toEqual(BODY);
    // Cells alone, of a scanner that is not there, are not taken over.
    const cells = fieldDifferences(less, BODY).filter(({ section }) => section === 'acquisition');
    const partly = applyChanges(less, cells);
    expect(partly.refused).toBe(cells.length - 1);
    expect(JSON.stringify(partly.body)).not.toContain('@vida');
  });

  it('are merged, but never with cells of a scanner that went', () => {
    const other = bodyWith(ROWS.map((row, at) => (at === 2 ? { ...row, 'tr@aera': 1 } : row)));
    const both = mergeBodies({ base: BODY, mine: changed, theirs: other });
    expect(sequences(both!)[0]?.['tr@vida']).toBe(650);
    expect(sequences(both!)[2]?.['tr@aera']).toBe(1);
    const added = bodyWith([...ROWS, { name: 'New', 'tr@vida': 1 }]);
    expect(mergeBodies({ base: BODY, mine: removeScanner(BODY, 'vida'), theirs: added })).toBeNull();
  });
});
