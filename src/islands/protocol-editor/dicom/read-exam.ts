import type { AcquisitionFile } from '#lib/dicom/acquisition/inspect-acquisition.ts';
import { acquisitionsOf } from '#lib/dicom/acquisition/read-acquisition.ts';
import { type DroppedFile, readDropped, readPicked } from '#lib/dicom/dropped-files.ts';
import { Importer } from '#lib/dicom/import-files.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { archiveRefusal, dicomRefusal } from '#lib/dicom/refusals-texts.ts';
import { fromDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import type { SkippedFile } from '../../files/SkippedFiles.tsx';
import { type Proposal, proposalsOf } from './proposals.ts';

/** Files that the person dropped, or chose in the browser's file chooser. */
export type GivenFiles = { dropped: readonly FileSystemEntry[] } | { picked: Iterable<File> };

/** One of the exams in the files. */
export interface ReadExam {
  proposals: Proposal[];
  images: number;
  /** Time of the first acquired image, `YYYYMMDDHHMMSS` as far as it is known; `''` if it is not. */
  begun: string;
}

/** What was read from an exam's files, which are not kept themselves. */
export interface ExamReading {
  proposals: Proposal[];
  /** The proposals by exam, according to the files. */
  exams: ReadExam[];
  /** Number of files that were read. */
  files: number;
  skipped: SkippedFile[];
}

/** Workers that read files at the same time: two keep a small machine usable. */
const WORKERS = 2;

/** Opens folders and archives. @throws if a folder is no longer readable */
export const openGiven = (given: GivenFiles): Promise<DroppedFile[]> =>
  'dropped' in given ? readDropped(given.dropped) : readPicked(given.picked);

/** Reads the beginning of every file in web workers. Once `signal` aborts, it resolves to what was read so far. */
export async function readExam(
  found: readonly DroppedFile[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
  importer = new Importer(WORKERS),
): Promise<ExamReading> {
  signal.addEventListener('abort', () => importer.close(), { once: true });
  const skipped: SkippedFile[] = found.length === 0 ? [{ path: '', reason: m.nothing }] : [];
  const read: AcquisitionFile[] = [];
  let done = 0;
  await Promise.all(
    found.map(async ({ path, blob, closed }) => {
      try {
        if (closed) skipped.push({ path, reason: archiveRefusal(closed) });
        else if (blob.size === 0) skipped.push({ path, reason: m.empty });
        else read.push(await importer.acquisition(blob));
      } catch (error) {
        skipped.push({ path, reason: dicomRefusal(refusalOf(error)) });
      } finally {
        done += 1;
        if (!signal.aborted) onProgress(done);
      }
    }),
  );
  importer.close();
  const exams = examsOf(read);
  const [only] = exams;
  const proposals = only && exams.length === 1 ? only.proposals : proposed(read);
  return { proposals, exams, files: read.length, skipped };
}

const proposed = (files: readonly AcquisitionFile[]) =>
  proposalsOf(acquisitionsOf(files), new Date().getFullYear());

/** Groups files by exam; files that name no exam belong to the only one, if there is just one. */
export function examsOf(files: readonly AcquisitionFile[]): ReadExam[] {
  const studies = [...new Set(files.map(({ place }) => place.study).filter((study) => study !== ''))];
  const [only = ''] = studies;
  const named = Map.groupBy(files, ({ place: { study } }) => study || (studies.length === 1 ? only : ''));
  return [...named.values()].flatMap((own) => {
    const proposals = proposed(own);
    if (proposals.length === 0) return [];
    const moments = own.map(({ place }) => place.moment).filter((moment) => moment !== '');
    const images = own.reduce((sum, each) => sum + each.images, 0);
    return [{ proposals, images, begun: moments.sort()[0] ?? '' }];
  });
}
