import { expect, it } from 'vitest';
import type { CaseBody, CaseFolder } from '#lib/cases/body-schema.ts';
import { readableSheet, sheetFolders } from '#lib/cases/sheet.ts';

const [flat, square] = ['a'.repeat(64), 'b'.repeat(64)];
const image = (file: string) => ({ kind: 'image' as const, file, width: 100, height: 100 });
const folder = (id: string, file: string, pixelSpacing: [number, number]) =>
  ({
    id,
    name: id,
    description: '',
    images: [image(file)],
    series: { modality: 'US', rows: 100, columns: 100, pixelSpacing },
  }) as unknown as CaseFolder;
const folders = [folder('écho', flat, [0.25, 0.5]), folder('TDM', square, [1, 1])];

it('images of a case have their proportions in its sheet, and those of square pixels none', () => {
  expect(sheetFolders(folders).map(({ images }) => images[0]?.aspect)).toEqual([0.5, undefined]);
  const sheet: CaseBody['sheet'] = [flat, square].map((file) => ({
    type: 'image',
    image: { file, width: 100, height: 100 },
  }));
  const read = readableSheet('c1', { sheet, folders });
  expect(read?.map((block) => ('aspect' in block ? block.aspect : undefined))).toEqual([0.5, undefined]);
});
