import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DataSet } from 'dicom-parser';
import { describe, expect, it } from 'vitest';
import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';
import { bytesAt, filesUnder, proposed, rowsOfFiles } from './exams.ts';
import { FOLDER } from './samples.ts';

/** Values are read again by another library, and compared with rows as they go into a protocol. */
const { parseDicom } = createRequire(import.meta.url)('dicom-parser') as typeof import('dicom-parser');

const TEACHING = FOLDER && join(dirname(FOLDER), 'teaching');
const absent = FOLDER ? '' : ' (données absentes)';

type Field = [key: string, tag: string, decimals: number];

/** Fields whose value is a number of the file, unchanged. */
const FIELDS: Record<string, Field[]> = {
  MR: [
    ['tr', 'x00180080', 2],
    ['te', 'x00180081', 2],
    ['flipAngle', 'x00181314', 1],
    ['thickness', 'x00180050', 2],
    ['nex', 'x00180083', 2],
    ['bandwidth', 'x00180095', 1],
  ],
  CT: [['kv', 'x00180060', 1]],
};

const numberAt = (data: DataSet, tag: string): number | undefined => {
  const text = data.string(tag);
  return text === undefined || text === '' ? undefined : Number(text);
};

/** Another reader's interpretation of a file's numbers. */
function expected(bytes: Uint8Array): Partial<AcquisitionRow> & { modality: string } {
  const data = parseDicom(bytes, { untilTag: 'x7fe00010' });
  const modality = data.string('x00080060') ?? '';
  const numbers = (FIELDS[modality] ?? []).flatMap(([key, tag, decimals]) => {
    const value = numberAt(data, tag);
    return value === undefined ? [] : [[key, Number(value.toFixed(decimals))] as const];
  });
  const [rows, columns] = [data.uint16('x00280010') ?? 0, data.uint16('x00280011') ?? 0];
  const [down = 0, across = 0] = (data.string('x00280030') ?? '').split('\\').map(Number);
  const stated = numberAt(data, 'x00181100');
  const fov = stated ?? Math.max(rows * down, columns * across);
  const matrix = data.elements.x00181310
    ? `${data.uint16('x00181310', 0) || data.uint16('x00181310', 1)} × ${data.uint16('x00181310', 2) || data.uint16('x00181310', 3)}`
    : undefined;
  return {
    modality,
    ...Object.fromEntries(numbers),
    ...(modality === 'MR' && fov > 0 && { fov: Number(fov.toFixed(1)) }),
    ...(modality === 'MR' && matrix && { matrix }),
  };
}

/** Exams of the shared data, a folder each, with the number of rows that they make. */
const EXAMS: [folder: string, rows: number][] = [
  ['dicom/series/mr-adc-20', 1],
  ['dicom/series/ct-3', 1],
  ['teaching/ct-abdomen-1', 1],
  ['teaching/ct-thorax-1', 1],
  ['teaching/irm-cpa-1', 1],
  ['teaching/irm-cerveau-1', 3],
  ['teaching/irm-cerveau-2', 3],
  ['teaching/irm-foie-1', 1],
  ['teaching/echo-poumon', 2],
];

describe.skipIf(!FOLDER)(`real exams${absent}`, () => {
  it.each(EXAMS)('%s: every number is the one that another library reads', async (folder, count) => {
    const files = filesUnder(join(dirname(FOLDER!), folder)).map(bytesAt);
    const rows = await rowsOfFiles(files);
    expect(rows).toHaveLength(count);
    const truths = files.map(expected);
    let compared = 0;
    for (const row of rows) {
      const keys = [...(FIELDS[truths[0]!.modality] ?? []).map(([key]) => key), 'fov', 'matrix'];
      for (const key of keys) {
        const known = truths.map((truth) => truth[key as keyof typeof truth]);
        expect(known, `${folder} ${row.name} ${key}`).toContain(row[key]);
        if (row[key] !== undefined) compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(truths[0]!.modality === 'US' ? -1 : 0);
  });

  it('says what they are', async () => {
    const names = await Promise.all(
      EXAMS.map(async ([folder]) =>
        (await proposed(filesUnder(join(dirname(FOLDER!), folder)).map(bytesAt))).map(({ name, why }) => [
          name,
          why,
        ]),
      ),
    );
    expect(names).toEqual([
      [['ADC axial', undefined]],
      [['Axial parties molles', undefined]],
      [['Axial injecté', undefined]],
      [['Axial poumon', undefined]],
      [['T1 axial injecté', undefined]],
      [
        ['FLAIR axial', undefined],
        ['T1 axial injecté', undefined],
        ['T2 axial', undefined],
      ],
      [
        ['FLAIR axial', undefined],
        ['T1 axial', undefined],
        ['T2 axial', undefined],
      ],
      [['T2 coronal', undefined]],
      [
        ['Coupe (1)', 'empty'],
        ['Coupe (2)', 'empty'],
      ],
    ]);
  });
});

/** Rows of single files, written down from a dump of their headers by another library. */
const ROWS: [file: string, row: AcquisitionRow][] = [
  [
    'series/mr-adc-20/000000.dcm',
    {
      name: 'ADC axial',
      weighting: 'ADC',
      plane: 'axial',
      tr: 2500,
      te: 65.4,
      flipAngle: 90,
      fov: 180,
      matrix: '128 × 96',
      thickness: 3,
      gap: 0,
      bandwidth: 1953.1,
      dimension: '2D',
      echoTrain: 1,
      phaseDirection: 'AP',
    },
  ],
  [
    'pydicom/examples_overlay.dcm',
    {
      name: 'T1 fat-sat axial injecté',
      weighting: 'T1',
      plane: 'axial',
      tr: 5.53,
      te: 2.81,
      flipAngle: 10,
      fov: 350,
      matrix: '256 × 134',
      thickness: 4,
      nex: 1,
      bandwidth: 250,
      fatSaturation: 'Fat-sat',
      dimension: '3D',
      echoTrain: 1,
      phaseDirection: 'AP',
    },
  ],
  [
    'pydicom/CT_small.dcm',
    {
      name: 'Axial parties molles injecté',
      phase: 'Injecté',
      kv: 120,
      mas: '170',
      reconstructions: ['5\u00a0mm STANDARD'],
      thickness: 5,
    },
  ],
  // The charge that the file states, 5,100 mAs, is that of the helix; a rotation has 300 mA for 504 ms.
  [
    'series/ct-3/01.dcm',
    {
      name: 'Axial parties molles',
      kv: 120,
      mas: '151',
      reconstructions: ['1,25\u00a0mm STANDARD'],
      thickness: 1.25,
    },
  ],
  ['pydicom/JPEG2000.dcm', { name: 'Scintigraphie', durationMinutes: 20.17 }],
  ['pydicom/examples_palette.dcm', { name: 'Coupe', probe: 'Convexe', mode: 'B' }],
];

describe.skipIf(!FOLDER)(`single real files${absent}`, () => {
  it.each(ROWS)('%s', async (file, row) => {
    expect(await rowsOfFiles([bytesAt(join(FOLDER!, file))])).toEqual([row]);
  });

  it('are where they should be', () => {
    expect(filesUnder(TEACHING!).length).toBeGreaterThan(300);
  });
});
