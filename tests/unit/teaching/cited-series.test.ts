import { describe, expect, it } from 'vitest';
import { citedSeries } from '#islands/case-editor/teaching/cited-series.ts';
import type { DicomReading, ReadFile } from '#islands/image-review/inspect-dicom.ts';
import { readTce } from '#lib/cases/teaching/read-tce.ts';
import { tagOfCode } from '#lib/cases/teaching-tags-texts.ts';
import { arrangeFiles } from '#lib/dicom/arrange-files.ts';
import { inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { sampleBytes, sampleDocument } from './documents.ts';

/** From head to feet. */
const IMAGES = ['ct-3', 'ct-2', 'ct-1'];
const MARK = { id: 'export', knownBy: 'hash' };

const inspected = async (name: string): Promise<ReadFile> => ({
  path: name,
  blob: new Blob(),
  inspected: { ...(await inspectFile(await openFile(sampleBytes(name)))), sha256: name },
});

const readingOf = (files: readonly ReadFile[]) =>
  ({ ...arrangeFiles(files), importer: undefined, refused: [] }) as unknown as DicomReading;

const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));

/** The result of files in an order: the images of each stack, and the export's texts. */
async function draftOf(files: readonly ReadFile[], manifest: string) {
  const [found] = readTce(await Promise.all([manifest, 'atfi-sr'].map(sampleDocument)), tagOfCode);
  const { groups, missing, present, reading } = citedSeries(readingOf(files), found!.images, MARK);
  const stacks = groups.map((group) =>
    group.kind === 'series' ? group.series.frames.map(({ file }) => reading.files[file]!.path) : [],
  );
  return { stacks, missing, present, names: groups.map(({ name }) => name), file: found!.file };
}

describe('the images that an export cites', () => {
  it('become the same stacks in every order in which five files come', async () => {
    const files = await Promise.all(IMAGES.map(inspected));
    const documents = await Promise.all(['manifest-ko', 'atfi-sr'].map(sampleDocument));
    const first = await draftOf(files, 'manifest-ko');
    expect(first.stacks).toEqual([IMAGES]);
    const orders = ordersOf<ReadFile | (typeof documents)[number]>([...files, ...documents]);
    expect(orders).toHaveLength(120);
    for (const order of orders) {
      const images = order.filter((each) => 'inspected' in each);
      const [found] = readTce(
        order.filter((each) => 'evidence' in each),
        tagOfCode,
      );
      const { groups, reading } = citedSeries(readingOf(images), found!.images, MARK);
      const stacks = groups.map((group) =>
        group.kind === 'series' ? group.series.frames.map(({ file }) => reading.files[file]!.path) : [],
      );
      expect({ stacks, file: found!.file }).toEqual({ stacks: first.stacks, file: first.file });
    }
  });

  it('are those alone, and those that are not there are named', async () => {
    const files = await Promise.all(IMAGES.map(inspected));
    expect((await draftOf(files, 'manifest-ko-two-of-three')).stacks).toEqual([['ct-2', 'ct-1']]);
    const missing = await draftOf(files, 'manifest-ko-missing-instance');
    expect(missing).toMatchObject({ stacks: [IMAGES], missing: ['2.25.98273645.2.99'], present: 3 });
    const none = await draftOf([], 'manifest-ko');
    expect(none).toMatchObject({ stacks: [], present: 0 });
    expect(none.missing).toHaveLength(3);
  });

  it('are the frames that are cited, where a file has several', async () => {
    const file = await inspected('ct-1');
    const frame = file.inspected.frames[0]!;
    const clip = {
      ...file,
      inspected: { ...file.inspected, frames: [0, 1, 2].map((index) => ({ ...frame, index })) },
    };
    const cited = [{ instance: frame.place.image, frames: [1, 3, 7], isImage: true }];
    const { groups, missing } = citedSeries(readingOf([clip]), cited, MARK);
    expect(
      groups
        .flatMap((group) => (group.kind === 'series' ? group.series.frames : []))
        .map(({ index }) => index),
    ).toEqual([0, 2]);
    expect(missing).toEqual([`${frame.place.image}, image 7`]);
  });
});
