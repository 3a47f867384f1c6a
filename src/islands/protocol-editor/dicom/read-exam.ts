import type { AcquisitionFile } from '#lib/dicom/acquisition/inspect-acquisition.ts';
import { acquisitionsOf } from '#lib/dicom/acquisition/read-acquisition.ts';
import { type DroppedFile, readDropped, readPicked } from '#lib/dicom/dropped-files.ts';
import { Importer } from '#lib/dicom/import-files.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { archiveRefusal, dicomRefusal } from '#lib/dicom/refusals-texts.ts';
import { fromDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import type { Skipped } from '../../files/SkippedFiles.tsx';
import { type Proposal, proposalsOf } from './proposals.ts';

/** Files given by hand: dropped, or from the browser's chooser. */
export type GivenFiles = { dropped: readonly FileSystemEntry[] } | { picked: Iterable<File> };

/** What an exam's files propose; nothing of the files is kept. */
export interface ExamReading {
  proposals: Proposal[];
  /** Files that were read. */
  files: number;
  skipped: Skipped[];
}

/** Workers that read files at the same time: two keep a small machine usable. */
const WORKERS = 2;

/** Opens folders and archives. Throws where a folder went away. */
export const openGiven = (given: GivenFiles): Promise<DroppedFile[]> =>
  'dropped' in given ? readDropped(given.dropped) : readPicked(given.picked);

/** Reads the beginning of every file, in workers of this browser. Stopped by `signal`, it gives what it has. */
export async function readExam(
  found: readonly DroppedFile[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
  importer = new Importer(WORKERS),
): Promise<ExamReading> {
  signal.addEventListener('abort', () => importer.close(), { once: true });
  const skipped: Skipped[] = found.length === 0 ? [{ path: '', reason: m.nothing }] : [];
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
  const proposals = proposalsOf(acquisitionsOf(read), new Date().getFullYear());
  return { proposals, files: read.length, skipped };
}
