import { expect } from 'vitest';
import { type CaseFolder, caseBody } from '#lib/cases/body-schema.ts';
import { emptyCase } from '#lib/cases/empty-case.ts';
import { factsOf } from '#lib/cases/image-facts.ts';
import { ownFrame } from '#lib/cases/own-frame.ts';
import { seriesOf } from '#lib/cases/series-attributes.ts';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { type OpenedFile, openFile } from '#lib/dicom/open-file.ts';
import { groupSeries } from '#lib/dicom/series.ts';
import { seriesNames } from '#lib/dicom/texts.ts';
import { decodeFrame, frameHeader } from '#lib/images/frame-format.ts';
import { distance } from '#lib/imaging/measure.ts';
import { measureMessages } from '#lib/viewer/measures-texts.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

export const us = (tag: number, ...value: number[]): Attribute => ({ tag, vr: 'US', value });
export const words = (values: Iterable<number>) => new Uint8Array(Uint16Array.from(values).buffer);

/** Attributes that most of the files below have, in the words of their INDEX. */
export const modality = (code: string) => text(0x00080060, 'CS', code);
export const imagerSpacing = (mm: number) => text(0x00181164, 'DS', `${mm}\\${mm}`);
export const pixelSpacing = (rows: number, columns = rows) => text(0x00280030, 'DS', `${rows}\\${columns}`);
export const window = (centre: string, width: string) => [
  text(0x00281050, 'DS', centre),
  text(0x00281051, 'DS', width),
];
export const series = (uid: string, instance: number) => [
  text(0x0020000e, 'UI', uid),
  text(0x00200013, 'IS', String(instance)),
];
export const bits = (stored: number) => [us(0x00280101, stored), us(0x00280102, stored - 1)];

/** A row of two pixels: the ground and what lies on it. */
export function film(changes: Attribute[], values = [100, 3000]): Uint8Array {
  return writeDicom(imageAttributes(1, values.length, words(values), changes));
}

/** The folders that an import makes of files, each image with what the case keeps of it. */
export async function imported(files: readonly Uint8Array[]) {
  const opened: OpenedFile[] = [];
  const frames: LocatedFrame[] = [];
  for (const bytes of files) {
    const file = await openFile(bytes as Uint8Array<ArrayBuffer>);
    const inspected = await inspectFile(file);
    frames.push(...inspected.frames.map((frame) => ({ ...frame, file: opened.length })));
    opened.push(file);
  }
  let last = 0;
  const groups = groupSeries(frames, () => `t${++last}`);
  const names = seriesNames(groups.map(({ description }) => description));
  return Promise.all(
    groups.map(async (group, at) => {
      const payloads = await Promise.all(
        group.frames.map(async (frame) => {
          const { attributes, bytes } = await framePayload(opened[frame.file]!, frame.index);
          return { attributes, header: frameHeader(bytes), planes: decodeFrame(bytes) };
        }),
      );
      const middle = payloads.length >> 1;
      const sample = payloads[middle]!;
      const described = seriesOf(
        sample.attributes,
        sample.header,
        displayOf(sample.attributes),
        group.sliceSpacing,
        group.frames[middle],
      );
      const isStack = group.sliceSpacing !== null;
      const shown = payloads.map((payload, i) => {
        const own = ownFrame(group.frames[i]!, payload, { series: described, isStack });
        return { ...payload, ...own };
      });
      const folder: CaseFolder = {
        id: `f${at + 1}`,
        name: names[at]!,
        description: '',
        series: described,
        images: shown.map(({ header, planes, facts, display }, i) => {
          const picture = {
            file: String(i).padStart(64, '0'),
            width: planes.columns,
            height: planes.rows,
            ...(facts && { facts }),
          };
          if (header.samples === 3 || header.wide === 1) return { kind: 'image', ...picture };
          return { kind: 'frame', ...picture, frame: `f${picture.file.slice(1)}`, rescale: display.rescale };
        }),
      };
      const checked = caseBody.safeParse({ ...emptyCase, folders: [folder] });
      expect(checked.error?.issues).toBeUndefined();
      return { folder, shown, known: folder.images.map((image) => factsOf(folder, image)) };
    }),
  );
}

/** The text of a length of this many pixels along a row. */
export function lengthOf(
  pixels: number,
  { pixelSpacing: spacing, spacingKind }: ReturnType<typeof factsOf>,
): string {
  const value = distance({ x: 0, y: 0 }, { x: pixels, y: 0 }, spacing);
  return measureMessages.length(value, spacing !== null, spacingKind ?? undefined).replaceAll('\u00a0', ' ');
}
