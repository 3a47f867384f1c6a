import { expect, it } from 'vitest';
import { changeOffers } from '#islands/protocol-editor/takeover/take-over.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { readRows } from '#lib/protocols/exchange/read-table.ts';
import { writeCsv, writeGrid } from '#lib/protocols/exchange/write-table.ts';
import { fieldDifferences } from '#lib/protocols/field-differences.ts';
import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';
import { acquisitionTables } from '#lib/protocols/layout/acquisition-tables.ts';
import { comparedScanners } from '#lib/protocols/layout/compared-scanners.ts';
import { rowsFor } from '#lib/protocols/scanners/rows-for.ts';
import { addNewScanner } from '#lib/protocols/scanners/scanner-edits.ts';
import { writeRows } from '#lib/protocols/scanners/write-rows.ts';
import { summariseProtocol } from '#lib/protocols/summary.ts';

const AERA = { id: 'aera', name: 'Aera' };
const VIDA = { id: 'vida', name: 'Vida' };
const bodyWith = (rows: readonly AcquisitionRow[], scanners = [AERA, VIDA]) =>
  ({
    imagingType: 'IRM',
    region: 'Rachis',
    scanners,
    acquisition: { sequences: rows },
  }) as unknown as EditedBody;
const sequences = (body: EditedBody) => (body.acquisition?.sequences ?? []) as unknown as AcquisitionRow[];

it('a row that one scanner alone makes is filled itself, and has its name for all', () => {
  const scanners = [AERA, VIDA];
  const added = writeRows([], [{ name: '' }], 'aera', scanners);
  const [shown] = rowsFor(added, 'aera');
  const filled = writeRows(added, [{ ...shown!, name: 'SWI', tr: 28 }], 'aera', scanners);
  expect(filled).toEqual([{ name: 'SWI', tr: 28, 'absent@vida': true }]);
  // A blank cell that the other scanner has too stays blank there.
  const [own] = rowsFor([{ name: 'T1' }], 'aera');
  expect(writeRows([{ name: 'T1' }], [{ ...own!, tr: 500 }], 'aera', scanners)).toEqual([
    { name: 'T1', 'tr@aera': 500 },
  ]);
});

it('a scanner that comes makes what is shared, not what another alone makes', () => {
  const body = bodyWith([
    { name: 'T1', tr: 500 },
    { name: 'SWI', tr: 28, 'absent@vida': true },
  ]);
  const grown = addNewScanner(body, { id: 'skyra', name: 'Skyra' });
  expect(rowsFor(sequences(grown), 'skyra').map(({ name }) => name)).toEqual(['T1']);
  expect(rowsFor(sequences(grown), 'aera').map(({ name }) => name)).toEqual(['T1', 'SWI']);
});

it('a scanner’s new value stands against the shared one that it had', () => {
  const before = bodyWith([{ name: 'T1', tr: 500 }]);
  const [change] = fieldDifferences(before, bodyWith([{ name: 'T1', tr: 500, 'tr@aera': 450 }]));
  expect([change!.before, change!.after]).toEqual(['500\u00a0ms', '450\u00a0ms']);
});

it('the cells of a scanner that comes are offered with it', () => {
  const { scanners: _, ...copy } = bodyWith([{ name: 'T1', tr: 500 }]);
  const source = bodyWith([{ name: 'T1', tr: 500, 'tr@vida': 450 }], [VIDA]);
  const changes = fieldDifferences(copy as EditedBody, source);
  expect(changeOffers(changes, copy as EditedBody).map(({ state }) => state)).toEqual(['applies', 'applies']);
});

it('what a page says to vary is compared below, also where one scanner alone is told apart', () => {
  const body = bodyWith([{ name: 'T1', tr: 500, 'tr@aera': 450 }], [AERA]);
  const [table] = acquisitionTables(body.acquisition as never, [AERA]);
  expect(table!.rows[0]!.cells).toContain('selon l’appareil');
  expect(comparedScanners(body, false).map(({ texts }) => texts)).toEqual([['450\u00a0ms']]);
});

it('of the tables of several scanners in one text the first alone is pasted, and the rest named', () => {
  const rows = ['Aera', 'Vida'].map((name, at) =>
    [
      writeCsv([[`Appareil\u00a0: ${name}`]]),
      writeCsv(writeGrid('sequences', [{ name: 'T1', tr: 500 + at }])),
    ].join(''),
  );
  const cells = rows
    .join('\r\n')
    .split('\r\n')
    .map((line) => line.split(';'));
  const read = readRows('sequences', cells);
  expect(read.rows.map(({ name, tr }) => [name, tr])).toEqual([['T1', 500]]);
  expect(read.leftOut?.join(' ')).toContain('Vida');
});

it('the search knows the tracer of every scanner, and none where one has nothing', () => {
  const rows = [
    { name: 'TEP', tracer: '18F-FDG', 'tracer@aera': '18F-choline', 'tracer@vida': '∅' },
    { name: 'TEP 2', 'tracer@vida': '68Ga-PSMA' },
  ];
  const body = { imagingType: 'Médecine nucléaire', acquisition: { tracerAcquisitions: rows } };
  expect(summariseProtocol(body as never)).toMatchObject({ agents: ['18F-FDG', '18F-choline', '68Ga-PSMA'] });
});
