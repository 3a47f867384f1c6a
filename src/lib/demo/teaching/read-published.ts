import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { type OpenedFile, openFile } from '#lib/dicom/open-file.ts';
import { groupSeries } from '#lib/dicom/series.ts';
import { displayOf, type FrameDisplay, numbersOf } from '#lib/domain/dicom/frame-display.ts';
import { decodeFrame, type FramePlanes, frameHeader } from '#lib/domain/frame-format.ts';
import type { CaseSeries } from '#lib/kinds/case/body-schema.ts';
import { seriesOf } from '#lib/kinds/case/series-attributes.ts';

const IMAGES = fileURLToPath(new URL('./images/', import.meta.url));

/** A slice as it leaves the machine of whoever imports it: its values and how they are shown, nothing else of its file. */
export interface ReadSlice extends FrameDisplay {
  planes: FramePlanes;
  position: [number, number, number] | undefined;
}

export interface ReadStack {
  series: CaseSeries;
  count: number;
  slice(index: number): Promise<ReadSlice>;
}

/** The files of a folder, in the order of their names; the file itself where it is one. */
export async function filesOf(path: string): Promise<string[]> {
  const whole = `${IMAGES}${path}`;
  if (!(await stat(whole)).isDirectory()) return [whole];
  const names = await readdir(whole);
  return names.sort().map((name) => `${whole}/${name}`);
}

/** Whether a file is read as DICOM is, and not as a photograph. */
export const isDicom = (file: string): boolean => file.endsWith('.dcm');

/**
 * Reads DICOM files of one series as the case editor does in an author's browser: in the same order, with the same few
 * attributes, everything else left behind.
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
  const sample = await payloadOf(stack.frames.length >> 1);
  return {
    series: seriesOf(sample.attributes, sample.header, sample.display, stack.sliceSpacing),
    count: stack.frames.length,
    async slice(index) {
      const { attributes, planes, display } = await payloadOf(index);
      const [x, y, z] = numbersOf(attributes.ImagePositionPatient);
      const position: ReadSlice['position'] =
        x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
      return { ...sample.display, rescale: display.rescale, planes, position };
    },
  };
}
