import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readProtocolsFile } from '#islands/bulk-protocols/read-protocols-file.ts';
import type { ProtocolFileContent } from '#lib/protocols/bulk/found.ts';

type Value = string | number | boolean | Date | null;
type Sheets = Parameters<typeof writeXlsx>[0]['sheets'];

const opened = async (bytes: Uint8Array | string, name = 'protocoles.xlsx') =>
  readProtocolsFile(new File([bytes as BlobPart], name));
const workbook = async (sheets: Sheets) => (await opened(await writeXlsx({ sheets }))) as ProtocolFileContent;

/** A protocol whose every value is known, written as departments write them. */
function made(index: number) {
  const rows = Array.from({ length: 4 + (index % 5) }, (_, row) => {
    const tr = 400 + ((index * 37 + row * 211) % 6000);
    const te = 5 + ((index * 13 + row * 7) % 90) + (row % 2) / 2;
    const thickness = 1 + ((index + row) % 8) / 2;
    const gap = (index * row) % 4 === 0 ? 0.1 + 0.2 : ((index + row) % 10) / 10;
    const seconds = 60 + ((index * 17 + row * 43) % 400);
    return { name: `Séquence ${row + 1} ${['T1', 'T2', 'DP'][row % 3]}`, tr, te, thickness, gap, seconds };
  });
  return { title: `IRM ${['genou', 'épaule', 'rachis', 'cheville'][index % 4]} ${index + 1}`, rows };
}

describe('a workbook of 120 protocols, one a sheet', () => {
  it('gives every value and no other', async () => {
    const all = Array.from({ length: 120 }, (_, index) => made(index));
    const found = await workbook(
      all.map(({ title, rows }, at) => ({
        name: title,
        rows: [
          [
            'Séquence',
            'TR (ms)',
            'TE (ms)',
            at % 2 ? 'Épaisseur (cm)' : 'Épaisseur (mm)',
            'Espacement (mm)',
            'Durée (s)',
          ],
          ...rows.map((row): Value[] => [
            row.name,
            row.tr,
            String(row.te).replace('.', ','),
            at % 2 ? row.thickness / 10 : row.thickness,
            row.gap,
            row.seconds,
          ]),
        ],
      })),
    );
    expect(found.protocols).toHaveLength(120);
    let wrong = 0;
    let compared = 0;
    for (const [at, { title, rows }] of all.entries()) {
      const protocol = found.protocols[at];
      const read = protocol?.readAs('sequences');
      expect([
        protocol?.title,
        protocol?.imagingType,
        read?.rows.length,
        read?.problems,
        read?.unknown,
      ]).toEqual([title, 'IRM', rows.length, [], []]);
      for (const [index, row] of rows.entries()) {
        const got = read?.rows[index] ?? {};
        const wanted = {
          name: row.name,
          tr: row.tr,
          te: row.te,
          thickness: row.thickness,
          gap: Number(row.gap.toFixed(3)),
          durationSeconds: row.seconds,
        };
        for (const [key, value] of Object.entries(wanted)) {
          compared += 1;
          if ((got as Record<string, unknown>)[key] !== value) {
            wrong += 1;
          }
        }
      }
    }
    expect(wrong).toBe(0);
    expect(compared).toBeGreaterThan(3000);
  });
});

/** One sheet of sequences, whose second row is made of the given cells. */
const sheet = (cells: Map<string, object>, more: object = {}) =>
  ({
    name: 'IRM genou',
    rows: [
      ['Séquence', 'TR (ms)', 'TE (ms)', 'Épaisseur (mm)', 'Espacement (mm)', 'Remarque'],
      ['T1', 500, 12, 3, 0.3, null],
      ['T2', null, null, null, null, null],
    ],
    cells,
    ...more,
  }) as unknown as Sheets[number];
const readOne = async (cells: Map<string, object>, more?: object) => {
  const { protocols } = await workbook([sheet(cells, more)]);
  return protocols[0]?.readAs('sequences');
};

describe('what cells of a workbook hold besides texts', () => {
  it('a date, the fault of a formula and a rounded number are left empty and told', async () => {
    const read = await readOne(
      new Map<string, object>([
        ['2,1', { value: '#DIV/0!', type: 'error', formula: '1/0', formulaResult: '#DIV/0!' }],
        ['2,2', { value: 2.449, style: { numFmt: '0.0' } }],
        ['2,3', { value: new Date(Date.UTC(2026, 3, 3)), style: { numFmt: 'd/m' } }],
        ['2,5', { value: new Date(Date.UTC(2026, 3, 3)), style: { numFmt: 'd-mmm' } }],
      ]),
    );
    expect(read?.rows[1]).toEqual({ name: 'T2' });
    expect(read?.problems.map(({ field, problem }) => [field, problem.code])).toEqual([
      ['tr', 'faulty'],
      ['te', 'rounded'],
      ['thickness', 'date'],
      ['comment', 'date'],
    ]);
  });

  it('a formula is its value, a percentage that of the thickness, a unit that of its format', async () => {
    const read = await readOne(
      new Map<string, object>([
        ['2,1', { value: 3500, formula: '7*500', formulaResult: 3500 }],
        ['2,3', { value: 0.4, style: { numFmt: '0.0" cm"' } }],
        ['2,4', { value: 0.1, style: { numFmt: '0%' } }],
      ]),
    );
    expect(read?.rows[1]).toMatchObject({ tr: 3500, thickness: 4, gap: 0.4 });
    expect(read?.problems).toEqual([]);
  });

  it('a merged cell is of all its rows; hidden rows and what is struck out are not read', async () => {
    const cells = new Map<string, object>([['2,2', { value: 90, style: { font: { strikethrough: true } } }]]);
    const { protocols } = await workbook([
      sheet(cells, {
        merges: [{ startRow: 1, endRow: 2, startCol: 3, endCol: 3 }],
      }),
      { ...sheet(new Map()), name: 'Masquée', hidden: true },
    ]);
    const read = protocols[0]?.readAs('sequences');
    expect(read?.rows[1]).toEqual({ name: 'T2', thickness: 3 });
    expect(protocols.map(({ isHidden, hasHidden }) => [isHidden, hasHidden])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('a text among numbers says nothing of a thousand, which may have decimals', async () => {
    const read = await readOne(
      new Map<string, object>([
        ['1,1', { value: 500.5 }],
        ['2,1', { value: '3.500' }],
      ]),
    );
    expect(read?.problems.map(({ field, problem }) => [field, problem.code])).toEqual([['tr', 'two-ways']]);
  });
});

describe('one table of several protocols', () => {
  it('is parted by its column; rows without a name are told, and unknown kinds asked for', async () => {
    const found = await workbook([
      {
        name: 'Tous',
        rows: [
          ['Protocole', 'Région', 'Séquence', 'TR (ms)', 'Fantaisie'],
          ['Genou', 'Membre inférieur', 'T1', 500, 'x'],
          [null, null, 'T2', 3000, null],
          ['Épaule', null, 'DP', 2500, null],
          ['genou', 'Membre inférieur', 'DP', 2600, null],
        ],
      },
      { name: 'Notes', rows: [['À relire'], ['Merci']] },
    ]);
    expect(found.protocols.map(({ title, region }) => [title, region])).toEqual([
      ['Genou', 'Membre inférieur'],
      ['Épaule', undefined],
    ]);
    expect(found.protocols[0]?.readAs('sequences').rows).toEqual([
      { name: 'T1', tr: 500 },
      { name: 'T2', tr: 3000 },
      { name: 'DP', tr: 2600 },
    ]);
    expect(found.notes).toEqual([{ place: 'Tous', unknown: ['Fantaisie'], leftOut: [], carried: 1 }]);
    expect(found.others.map(({ place }) => place)).toEqual(['Notes']);
  });
});
