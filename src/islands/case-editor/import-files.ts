import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { type DroppedFile, readDropped, readPicked } from '#lib/dicom/dropped-files.ts';
import { archiveRefusal, dicomRefusal } from '#lib/dicom/refusals-texts.ts';
import { UPLOAD_MAX } from '#lib/images/upload-limits.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { imageTypeOf } from '../files/image-type-of.ts';
import { refusalOf } from '../files/refusal-of.ts';
import { sizeFault } from '../files/size-fault.ts';
import { byExam } from '../image-review/exams.ts';
import type { ImageGroup } from '../image-review/group.ts';
import { type DicomReading, inspectDicom, type ReadingProgress } from '../image-review/inspect-dicom.ts';
import { photographGroup } from '../image-review/pictures.ts';
import { seriesGroups } from '../image-review/series-group.ts';
import { takeApart } from './animation.ts';
import type { GivenFiles, GivenImages, Intake } from './intake.ts';
import type { FoundMarks } from './marks/found-marks.ts';
import type { FoundExports } from './teaching/given-export.ts';

interface Sorted {
  /** `fault` says why the image is rejected. */
  images: { path: string; file: File; fault?: string | undefined }[];
  others: DroppedFile[];
  /** Animations of which this browser sees only the first image. */
  lost: string[];
}

async function sort(files: readonly DroppedFile[]): Promise<Sorted> {
  const sorted: Sorted = { images: [], others: [], lost: [] };
  for (const { path, blob } of files) {
    const type = await imageTypeOf(blob);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const modified = blob instanceof File ? blob.lastModified : 0;
    const file = () => new File([blob], name, { type: `image/${type}`, lastModified: modified });
    if (type) {
      const fault = blob.size > UPLOAD_MAX ? m.tooLarge : await sizeFault(blob, type);
      if (fault) sorted.images.push({ path, file: file(), fault });
      else {
        const { files: parts, lost } = await takeApart(file(), type);
        if (lost) sorted.lost.push(path);
        // The frames of an animation become a folder of their own, as a directory does.
        for (const part of parts)
          sorted.images.push({ path: parts.length > 1 ? `${path}/${part.name}` : path, file: part });
      }
    } else sorted.others.push({ path, blob });
  }
  return sorted;
}

/** Reports that images already present were not added again. */
export function notifyAlreadyPresent(count: number): void {
  if (count > 0) notify('success', m.alreadyThere(count));
}

/** Each directory becomes a folder; its name is not kept, since it may identify a patient. */
function photographGroups(
  intake: Intake,
  images: Sorted['images'],
  folderId: string | undefined,
): ImageGroup[] {
  const groups = Map.groupBy(images, ({ path }) =>
    folderId ? '' : path.slice(0, Math.max(0, path.lastIndexOf('/'))),
  );
  const length = intake.countFolders();
  return [...groups].map(([directory, group], at) => {
    const name = length + at === 0 ? m.defaultFolder : m.numberedFolder(length + at + 1);
    const files = group.map(({ file }) => file);
    const room = intake.roomIn(folderId);
    return { ...photographGroup(`photographs ${directory}`, folderId ? '' : name, files), room };
  });
}

/**
 * The teaching exports among files; their code comes with the first file that may be one. Nothing stays open where
 * reading stops.
 */
async function exportsIn(
  read: DicomReading,
  others: readonly DroppedFile[],
  pictures: Sorted['images'],
  plain: GivenImages | null,
): Promise<FoundExports | undefined> {
  const isLikely = ({ path, code }: DicomReading['refused'][number]) =>
    code === 'no_image' || (code === 'not_dicom' && /\.xml$/i.test(path));
  const likely = read.refused.filter(isLikely);
  const found =
    likely.length > 0
      ? await (await import('./teaching/find-exports.ts')).findExports({
          read,
          likely,
          others,
          pictures,
          plain,
        })
      : undefined;
  if (!plain?.reading) read.importer.close();
  return found;
}

/** The documents that draw on the images or select some; their code comes with the first file that may be one. */
async function marksIn(
  read: DicomReading,
  others: readonly DroppedFile[],
  used: ReadonlySet<string> | undefined,
): Promise<FoundMarks | undefined> {
  const likely = read.refused.filter(
    ({ path, code }) => (code === 'no_image' || code === 'segmentation') && !used?.has(path),
  );
  if (likely.length === 0 || read.series.length === 0) return undefined;
  return (await import('./marks/find-marks.ts')).findMarks(read, likely, others);
}

/**
 * Takes files in: DICOM files are read here, and all images are shown to the author before any of them is sent. Files
 * that are not images are listed with the reason.
 */
export async function takeFiles(intake: Intake, given: GivenFiles, folderId?: string): Promise<void> {
  const { $import } = intake;
  if ($import.get().reading) return;
  const stop = new AbortController();
  const progress = (told: ReadingProgress, count: number) =>
    $import.set({ ...$import.get(), reading: { ...told, count, stop } });
  progress({ done: 0 }, 0);
  $import.set({ ...$import.get(), skipped: [] });
  try {
    const found = await ('dropped' in given ? readDropped(given.dropped) : readPicked(given.picked));
    const files = found.filter(({ blob, closed }) => blob.size > 0 && !closed);
    const unread = found
      .filter((file) => !files.includes(file))
      .map(({ path, closed }) => ({ path, reason: closed ? archiveRefusal(closed) : m.emptyFile }));
    const { images, others, lost } = await sort(files);
    const taken = images.filter(({ fault }) => !fault);
    const skipped = images.flatMap(({ path, fault }) => (fault ? [{ path, reason: fault }] : []));
    const read = await inspectDicom(others, (told) => progress(told, others.length), stop.signal);
    if (stop.signal.aborted) {
      $import.set({ reading: null, skipped: [], review: null });
      return;
    }
    const blobs = new Map(others.map(({ path, blob }) => [path, blob]));
    const refused = await Promise.all(
      read.refused.map(async ({ path, code }) => {
        const blob = blobs.get(path);
        // A DICOM file is not a TIFF, though its preamble may look like one.
        if (code !== 'not_dicom' || !blob) return { path, reason: dicomRefusal(code) };
        return { path, reason: await refusalOf(blob, m.notImage) };
      }),
    );
    const doubles = read.doubles.map(({ path, of }) => ({
      path: m.doubleOf(path, of),
      reason: m.doubleFile,
    }));
    const firstOnly = lost.map((path) => ({ path, reason: m.animation }));
    const nothing = found.length === 0 ? [{ path: '', reason: m.nothingFound }] : [];
    const reading = read.series.length > 0 ? read : null;
    const series = reading ? byExam(seriesGroups(reading)) : [];
    const groups = [...series, ...photographGroups(intake, taken, folderId)];
    const review = groups.length > 0 ? { groups, reading, folderId } : null;
    const teaching = folderId ? undefined : await exportsIn(read, others, taken, review);
    const marks = await marksIn(read, others, teaching?.used);
    const left = [...skipped, ...unread, ...refused, ...doubles, ...firstOnly, ...nothing];
    const used = new Set([...(teaching?.used ?? []), ...(marks?.used ?? [])]);
    $import.set({
      reading: null,
      skipped: left.filter(({ path }) => !used.has(path)),
      review: teaching ? null : review,
      ...(teaching && { teaching }),
      ...(marks && { marks }),
    });
  } catch {
    // A folder became unreadable before anything was imported.
    $import.set({ reading: null, skipped: [{ path: '', reason: m.readFailure }], review: null });
  }
}
