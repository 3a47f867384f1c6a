import { describe, expect, it } from 'vitest';
import type { CaseFolder, CaseImage, EditedCase } from '#lib/cases/body-schema.ts';
import { caseMain, mayMove, moveImages, removeImages } from '#lib/cases/edits.ts';
import { createSequence } from '#lib/demo/random.ts';
import { selectAll, selectedIn, selectOnly, selectTo, selectToggled } from '#lib/images/selection.ts';

const image = (name: string): CaseImage => ({ kind: 'image', file: name, width: 9, height: 9 });
const frame = (name: string): CaseImage => ({ ...image(name), kind: 'frame', frame: `${name}-frame` });
const folder = (id: string, images: CaseImage[], more: Partial<CaseFolder> = {}): CaseFolder => ({
  id,
  name: id,
  description: '',
  images,
  ...more,
});
const body = (folders: CaseFolder[], mainImage: EditedCase['mainImage'] = null): EditedCase => ({
  difficulty: 1,
  clinicalInformation: '',
  answer: '',
  folders,
  mainImage,
});
const names = ({ folders }: EditedCase) =>
  folders.map(({ images }) => images.map(({ file }) => file).join(''));
const letters = (text: string) => [...text].map(image);

describe('what is selected of a list', () => {
  it('grows by ranges and one by one', () => {
    const range = selectTo(selectOnly(4), 2);
    expect(selectedIn(range, 9)).toEqual([2, 3, 4]);
    expect(selectedIn(selectTo(range, 6), 9)).toEqual([4, 5, 6]);
    expect(selectedIn(selectToggled(selectToggled(range, 3), 8), 9)).toEqual([2, 4, 8]);
    expect(selectedIn(selectAll(5), 3)).toEqual([0, 1, 2]);
  });
});

describe('several images', () => {
  it('leave a folder together, in whatever order they are named', () => {
    expect(names(removeImages(body([folder('a', letters('12345'))]), 'a', [4, 0, 2]))).toEqual(['24']);
  });

  it('go to another folder in their order, and the case’s image with them', () => {
    const before = body([folder('a', letters('12345'), { mainImage: 4 }), folder('b', letters('67'))], {
      folderId: 'a',
      imageIndex: 3,
    });
    const after = moveImages(before, 'a', [3, 1], 'b');
    expect(names(after)).toEqual(['135', '6724']);
    expect(after.mainImage).toEqual({ folderId: 'b', imageIndex: 3 });
    expect(after.folders[0]?.mainImage).toBe(2);
  });

  it('go nowhere where they would be measured by another series', () => {
    const from = folder('a', [frame('1'), frame('2')], { series: { modality: 'CT', bits: 12 } });
    const other = folder('b', [frame('3')], { series: { modality: 'MR' } });
    const alike = folder('c', [frame('4')], { series: { modality: 'CT', bits: 12 } });
    const empty = folder('d', []);
    expect(mayMove(from, [0], other)).toBe(false);
    const before = body([from, other, alike, empty]);
    expect(moveImages(before, 'a', [0], 'b')).toBe(before);
    expect(names(moveImages(before, 'a', [0], 'c'))).toEqual(['2', '3', '41', '']);
    expect(moveImages(before, 'a', [0], 'd').folders[3]?.series).toEqual(from.series);
    expect(mayMove(from, [0], from)).toBe(false);
  });

  it('keep their places among the slices of their series, and nowhere else', () => {
    const slice: CaseImage = { ...image('1'), position: [0, 0, 5] };
    const series = { orientation: [1, 0, 0, 0, 1, 0] as [number, number, number, number, number, number] };
    const before = body([folder('a', [slice], { series }), folder('b', letters('2')), folder('c', [])]);
    const [, mixed] = moveImages(before, 'a', [0], 'b').folders;
    expect(mixed?.images[1]).toEqual(image('1'));
    const [, , apart] = moveImages(before, 'a', [0], 'c').folders;
    expect(apart?.images[0]).toEqual(slice);
    expect(apart?.series).toEqual(series);
  });

  it('are never lost nor doubled, and what stands for the case stays', () => {
    const random = createSequence(7);
    const below = (most: number) => Math.floor(random() * most);
    let now = body([folder('a', letters('abcdef')), folder('b', letters('gh')), folder('c', [])], {
      folderId: 'a',
      imageIndex: 2,
    });
    for (let time = 0; time < 400; time += 1) {
      const from = now.folders[below(3)]!;
      const indexes = from.images.flatMap((_, index) => (random() < 0.4 ? [index] : []));
      now = moveImages(now, from.id, indexes, now.folders[below(3)]!.id);
      expect([...names(now).join('')].sort().join('')).toBe('abcdefgh');
      const main = caseMain(now)!;
      expect(now.folders.find(({ id }) => id === main.folderId)?.images[main.imageIndex]?.file).toBe('c');
    }
  });
});
