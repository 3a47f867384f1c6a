import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DataSet } from 'dicom-parser';
import { FOLDER, readSample } from '../unit/dicom/samples.ts';
import { imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';
import { zip } from '../unit/dicom/write-zip.ts';

const { parseDicom } = createRequire(import.meta.url)('dicom-parser') as typeof import('dicom-parser');

/** A slice as the test knows it, read or made apart from the product. */
export interface KnownSlice {
  rows: number;
  columns: number;
  /** Hounsfield units, row by row. */
  values: Int16Array;
  /** Millimetres between columns. */
  spacing: number;
  height: number;
}

export interface Exam {
  name: string;
  files: { name: string; bytes: Uint8Array }[];
  /** From head to feet. */
  slices: KnownSlice[];
}

const SIDE = 96;

/** Air around a ball of water in which a rod of bone leans: every slice differs, none is symmetric. */
function made(instance: number): { bytes: Uint8Array; slice: KnownSlice } {
  const height = 12 - instance * 4;
  const values = Int16Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [(at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2];
    if (Math.hypot(x - 2 * height, y + height) < 9) return 700 + 3 * y;
    return Math.hypot(x, y) < 34 + instance ? 20 + x - y : -1000;
  });
  const stored = Uint16Array.from(values, (value) => value + 1024);
  const bytes = writeDicom(
    imageAttributes(SIDE, SIDE, new Uint8Array(stored.buffer), [
      text(0x00080060, 'CS', 'CT'),
      text(0x00100010, 'PN', 'LEFEVRE^Anais'),
      text(0x0020000d, 'UI', '1.2.826.0.1.3680043.9.1'),
      text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.2'),
      text(0x00080018, 'UI', `1.2.826.0.1.3680043.9.3.${instance}`),
      text(0x00200013, 'IS', String(10 - instance)),
      text(0x00200032, 'DS', `-40\\-40\\${height}`),
      text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
      text(0x00280030, 'DS', '0.8\\0.8'),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      text(0x00281050, 'DS', '40'),
      text(0x00281051, 'DS', '400'),
    ]),
    { explicit: instance % 2 === 0 },
  );
  return { bytes, slice: { rows: SIDE, columns: SIDE, values, spacing: 0.8, height } };
}

/** An exam made by code: five slices numbered against their order in space. */
export function madeExam(): Exam {
  const all = [0, 1, 2, 3, 4].map(made);
  return {
    name: 'made by code',
    files: all.map(({ bytes }, i) => ({ name: `IM${(i * 3) % 5}`, bytes })),
    slices: all.map(({ slice }) => slice).sort((a, b) => b.height - a.height),
  };
}

/** A PET of two slices, each with its own slope, as scanners write it. */
export function petExam(): Exam['files'] {
  return [0.5, 4].map((slope, instance) => {
    const stored = Uint16Array.from({ length: 16 * 16 }, (_, at) => at * 20);
    const bytes = writeDicom(
      imageAttributes(16, 16, new Uint8Array(stored.buffer), [
        text(0x00080060, 'CS', 'PT'),
        text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.7'),
        text(0x00080018, 'UI', `1.2.826.0.1.3680043.9.8.${instance}`),
        text(0x00200032, 'DS', `0\\0\\${-4 * instance}`),
        text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
        text(0x00281052, 'DS', '0'),
        text(0x00281053, 'DS', String(slope)),
        text(0x00281054, 'LO', 'BQML'),
      ]),
    );
    return { name: `pet-${instance}`, bytes };
  });
}

const numbers = (data: DataSet, tag: string) => (data.string(tag) ?? '').split('\\').map(Number);

/** Uncompressed slices as another library reads them. */
function known(bytes: Uint8Array): KnownSlice {
  const data = parseDicom(bytes);
  const [rows, columns] = [data.uint16('x00280010') ?? 0, data.uint16('x00280011') ?? 0];
  const [slope = 1] = numbers(data, 'x00281053');
  const [intercept = 0] = numbers(data, 'x00281052');
  const { dataOffset } = data.elements.x7fe00010!;
  const view = new DataView(bytes.buffer, bytes.byteOffset + dataOffset, rows * columns * 2);
  const values = Int16Array.from(
    { length: rows * columns },
    (_, i) => view.getInt16(i * 2, true) * slope + intercept,
  );
  const [, spacing = 1] = numbers(data, 'x00280030');
  const [, , height = 0] = numbers(data, 'x00200032');
  return { rows, columns, values, spacing, height };
}

/** The real CT of the shared data; undefined where it is not. */
export function realExam(): Exam | undefined {
  if (!FOLDER) return undefined;
  const files = ['01', '02', '03'].map((name) => ({ name, bytes: readSample(`series/ct-3/${name}.dcm`) }));
  return {
    name: 'real CT',
    files,
    slices: files.map(({ bytes }) => known(bytes)).sort((a, b) => b.height - a.height),
  };
}

/** Other files around images on a disc: an index that is not an image, a text, a truncated file, leftovers. */
function litter(exam: Exam): Exam['files'] {
  const index = writeDicom([{ tag: 0x00041220, vr: 'SQ', value: [] }]);
  const { bytes } = exam.files[0]!;
  return [
    { name: 'DICOMDIR', bytes: index },
    { name: 'LISEZMOI.TXT', bytes: Buffer.from('Compte rendu '.repeat(40)) },
    { name: 'COUPE', bytes: bytes.subarray(0, bytes.length - 400) },
    { name: '.DS_Store', bytes: Buffer.from('Bud1') },
  ];
}

/** Writes an exam as a directory with directories in it, as on a disc. Returns its path. */
export async function asDirectory(exam: Exam, under: string): Promise<string> {
  const top = join(under, 'CD');
  await mkdir(join(top, 'DICOM', 'S1'), { recursive: true });
  for (const { name, bytes } of exam.files) await writeFile(join(top, 'DICOM', 'S1', name), bytes);
  for (const { name, bytes } of litter(exam)) await writeFile(join(top, name), bytes);
  await cp(join(top, 'DICOM', 'S1', exam.files[0]!.name), join(top, 'DICOM', 'DOUBLE'));
  return top;
}

/** The exam as an archive. */
export async function asArchive(exam: Exam, under: string): Promise<string> {
  const path = join(under, 'examen.zip');
  const entries = [...exam.files.map((file) => ({ ...file, name: `S1/${file.name}` })), ...litter(exam)];
  const archive = zip(
    entries.map(({ name, bytes }) => ({ path: name, bytes: new Uint8Array(bytes), deflate: true })),
  );
  await writeFile(path, new Uint8Array(await archive.arrayBuffer()));
  return path;
}
