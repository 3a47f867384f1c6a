import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CaseSeries, ImageFacts } from '#lib/cases/body-schema.ts';
import { ownFrame } from '#lib/cases/own-frame.ts';
import { seriesOf } from '#lib/cases/series-attributes.ts';
import { displayOf, type FrameDisplay, numbersOf } from '#lib/dicom/attributes/frame-display.ts';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { type OpenedFile, openFile } from '#lib/dicom/open-file.ts';
import { groupSeries } from '#lib/dicom/series.ts';
import { decodeFrame, type FramePlanes, frameHeader } from '#lib/images/frame-format.ts';
import { NO_RESCALE, type Rescale } from '#lib/imaging/windowing.ts';

const IMAGES = fileURLToPath(new URL('./images/', import.meta.url));

/** A slice as an author's import would send it: its values and display settings, nothing else from its file. */
export interface ReadSlice extends FrameDisplay {
  planes: FramePlanes;
  position: [number, number, number] | undefined;
  /** The slice's attributes that differ from its folder's. */
  facts: ImageFacts | undefined;
  /** From stored values to units, if different from the folder's. */
  ownRescale?: Rescale;
}

export interface ReadStack {
  series: CaseSeries;
  count: number;
  slice(index: number): Promise<ReadSlice>;
}

/** The files of a folder, in the order of their names; a single file is returned as such. */
export async function filesOf(path: string): Promise<string[]> {
  const whole = `${IMAGES}${path}`;
  if (!(await stat(whole)).isDirectory()) return [whole];
  const names = await readdir(whole);
  return names.sort().map((name) => `${whole}/${name}`);
}

/** Whether a file is DICOM rather than a photograph. */
export const isDicom = (file: string): boolean => file.endsWith('.dcm');

/** The same key for series with the same frame of reference, derived from its UID. */
const spaceOf = (identifier: string) => createHash('sha256').update(identifier).digest('hex').slice(0, 12);

/**
 * Reads DICOM files of one series as the case editor does in an author's browser: in the same order, with the same few
 * attributes, and nothing else.
 * @throws Refusal
 */
export async function readStack(paths: readonly string[]): Promise<ReadStack> {
  const opened: OpenedFile[] = [];
  const frames: LocatedFrame[] = [];
  for (const path of paths) {
    const file = await openFile(new Uint8Array(await readFile(path)));
    const inspected = await inspectFile(file);
    frames.push(...inspected.frames.map((frame) => ({ ...frame, file: opened.length })));
    opened.push(file);
  }
  let tokens = 0;
  const [stack, ...others] = groupSeries(frames, () => String(++tokens));
  if (!stack || others.length > 0) throw new Error(`Not one series: ${paths[0]}`);
  const payloadOf = async (index: number) => {
    const frame = stack.frames[index];
    const file = frame && opened[frame.file];
    if (!file) throw new RangeError('No such slice');
    const { attributes, bytes } = await framePayload(file, frame.index);
    return {
      attributes,
      header: frameHeader(bytes),
      planes: decodeFrame(bytes),
      display: displayOf(attributes),
    };
  };
  const middle = stack.frames.length >> 1;
  const sample = await payloadOf(middle);
  const series: CaseSeries = {
    ...seriesOf(sample.attributes, sample.header, sample.display, stack.sliceSpacing, stack.frames[middle]),
    ...(stack.space && { space: spaceOf(stack.frames[middle]?.place.space ?? '') }),
  };
  return {
    series,
    count: stack.frames.length,
    async slice(index) {
      const payload = await payloadOf(index);
      const { attributes, planes } = payload;
      const folder = { series, isStack: stack.frames.length > 1 };
      const { display, facts } = ownFrame(stack.frames[index]!, payload, folder);
      const [x, y, z] = numbersOf(attributes.ImagePositionPatient);
      const position: ReadSlice['position'] =
        x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
      const { slope, intercept } = series.rescale ?? NO_RESCALE;
      const { rescale } = display;
      const isOwn = rescale.slope !== slope || rescale.intercept !== intercept;
      return { ...display, planes, position, facts, ...(isOwn && { ownRescale: rescale }) };
    },
  };
}
