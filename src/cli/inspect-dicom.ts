import { openAsBlob } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { arrangeFiles } from '#lib/dicom/arrange-files.ts';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import { type DroppedFile, openArchives } from '#lib/dicom/dropped-files.ts';
import type { FramePayload, InspectedFile } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { archiveRefusal, dicomRefusal } from '#lib/dicom/refusals-texts.ts';
import type { Series } from '#lib/dicom/series.ts';
import { seriesNames } from '#lib/dicom/texts.ts';
import { countFrames } from '#lib/images/animation.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { SNIFFED_BYTES, sniffImage } from '#lib/images/image-type.ts';
import { isTooLarge, type PictureSize, pictureSize } from '#lib/images/picture-size.ts';
import { tooManyPixels } from '#lib/images/picture-size-texts.ts';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { AdminError } from './arguments.ts';
import type { Command, Run } from './command.ts';
import { npyOf } from './npy.ts';

interface ReadFile {
  path: string;
  blob: Blob;
  inspected: InspectedFile;
}

/** The files under a path, those of a folder in the order of their names, as when a folder is dropped on the editor. */
async function filesUnder(path: string): Promise<DroppedFile[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [{ path, blob: await openAsBlob(path) }];
    const names = await readdir(path);
    return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
  } catch {
    return [{ path, blob: new Blob(), closed: 'unreadable' }];
  }
}

const refusal = (path: string, code: string, words = dicomRefusal) => ({ path, code, reason: words(code) });

/** Reads each file as the importer does, with the worker's own code. */
async function inspectAll(files: readonly DroppedFile[]) {
  const answerer = new RequestAnswerer();
  const read: ReadFile[] = [];
  const pictures: { path: string; type: string; size: PictureSize | undefined; frames: number }[] = [];
  const refused: ReturnType<typeof refusal>[] = [];
  for (const [key, { path, blob, closed }] of files.entries()) {
    const type = sniffImage(new Uint8Array(await blob.slice(0, SNIFFED_BYTES).arrayBuffer()));
    if (closed) refused.push(refusal(path, closed, closed === 'unreadable' ? dicomRefusal : archiveRefusal));
    else if (type) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const size = pictureSize(bytes, type);
      if (size && isTooLarge(size)) {
        const reason = tooManyPixels(size.width, size.height);
        refused.push({ path, code: 'too_large', reason });
      } else pictures.push({ path, type, size, frames: countFrames(bytes, type) });
    } else {
      const answer = await answerer.answer({ kind: 'inspect', file: blob, key });
      if (answer.kind === 'inspected') read.push({ path, blob, inspected: answer.inspected });
      else refused.push(refusal(path, answer.kind === 'refused' ? answer.code : 'crashed'));
    }
  }
  return { read, pictures, refused };
}

const round = (value: number) => roundTo(value, 1e6);

/** The least and the greatest value, as stored and in the units of the rescale. */
function valuesOf({ bytes, attributes }: FramePayload) {
  const { pixels } = decodeFrame(bytes);
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of pixels) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  const { slope, intercept } = displayOf(attributes).rescale;
  const units = [least * slope + intercept, greatest * slope + intercept].map(round);
  return { stored: [least, greatest], units: units.toSorted((a, b) => a - b) };
}

/** Writes a frame's values to a file of the folder and returns how the file is to be read. */
async function writePixels({ bytes }: FramePayload, folder: string, name: string) {
  const { bytes: file, type, shape } = npyOf(decodeFrame(bytes));
  await writeFile(join(folder, name), file);
  return { file: name, type, shape };
}

interface Context {
  answerer: RequestAnswerer;
  files: readonly ReadFile[];
  pixels: string | undefined;
}

/** Report on a frame: its payload as it would be sent, or the reason why it would be refused. */
async function frameReport({ answerer, files, pixels }: Context, frame: LocatedFrame, name: string) {
  const { path, blob } = files[frame.file]!;
  const key = frame.file;
  const answer = await answerer.answer({ kind: 'encode', file: blob, key, frame: frame.index, masks: [] });
  const from = { path, frame: frame.index };
  if (answer.kind !== 'encoded')
    return { ...from, refused: refusal(path, answer.kind === 'refused' ? answer.code : 'crashed') };
  const { attributes } = answer.payload;
  return {
    ...from,
    kept: attributes,
    shown: displayOf(attributes),
    ...(frame.regions.length > 0 && { regions: frame.regions }),
    values: valuesOf(answer.payload),
    ...(pixels !== undefined && { pixels: await writePixels(answer.payload, pixels, name) }),
  };
}

/** Report on a series as the importer would group it. Exams are numbered in order of appearance. */
async function seriesReport(context: Context, series: Series, name: string, number: number, exam: number) {
  const { description, sliceSpacing, regular, frameRate, isMeanRate, isMixed, hasNamesakes } = series;
  const frames = [];
  for (const [rank, frame] of series.frames.entries())
    frames.push(await frameReport(context, frame, `${number}-${rank + 1}.npy`));
  return {
    name,
    exam,
    description,
    images: frames.length,
    sent: Math.min(frames.length, CASE_MAX.images),
    sliceSpacing,
    isRegular: regular,
    frameRate,
    isMeanRate,
    isMixed,
    hasNamesakes,
    frames,
  };
}

/** Prints the result that an import of these files would have; nothing is sent anywhere. */
async function report(paths: readonly string[], pixels: string | undefined) {
  const found = (await Promise.all(paths.map(filesUnder))).flat();
  const { read, pictures, refused } = await inspectAll(await openArchives(found));
  const { files, doubles, series } = arrangeFiles(read);
  const exams = [...new Set(series.map(({ exam }) => exam))];
  const names = seriesNames(series.map(({ description }) => description));
  const context = { answerer: new RequestAnswerer(), files, pixels };
  const reports = [];
  for (const [at, each] of series.entries())
    reports.push(await seriesReport(context, each, names[at]!, at + 1, exams.indexOf(each.exam) + 1));
  return {
    series: reports,
    files: files.map(({ path, inspected: { kept, left, burnedIn, frames } }) => ({
      path,
      frames: frames.length,
      burnedIn,
      kept: Object.fromEntries(kept.map(({ keyword, value }) => [keyword, value])),
      left: { count: left.count, private: left.private, nested: left.nested },
    })),
    pictures,
    refused,
    doubles,
  };
}

const inspect: Run = async (_, paths, options) => {
  if (paths.length === 0) throw new AdminError(adminMessages.usage);
  const folder = options.get('pixels');
  const pixels = folder === undefined ? undefined : resolve(folder);
  if (pixels !== undefined) await mkdir(pixels, { recursive: true });
  console.info(JSON.stringify(await report(paths, pixels), null, 2));
};

/** `inspect-dicom FILE… [--pixels FOLDER]`: JSON on the standard output. */
export const inspectDicom: Command = { run: inspect, options: { pixels: { type: 'string' } } };
