import { arrangeFiles, type DuplicateFile } from '#lib/dicom/arrange-files.ts';
import type { DroppedFile } from '#lib/dicom/dropped-files.ts';
import { Importer } from '#lib/dicom/import-files.ts';
import type { InspectedFile } from '#lib/dicom/inspect.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import type { Series } from '#lib/dicom/series.ts';
import { seriesNames } from '#lib/dicom/texts.ts';

export interface ReadFile {
  path: string;
  blob: Blob;
  inspected: InspectedFile;
}

export interface NamedSeries extends Series {
  name: string;
}

/** DICOM files that were read in this browser; nothing in them has left it. */
export interface DicomReading {
  importer: Importer;
  files: ReadFile[];
  series: NamedSeries[];
  refused: { path: string; code: string }[];
  /** Files whose bytes are those of another one: an exam exported twice, a folder dropped twice. */
  doubles: DuplicateFile[];
}

/** Workers that read files at the same time: two keep a small machine usable. */
const WORKERS = 2;

/** Progress of reading files. */
export interface ReadingProgress {
  done: number;
  /** Size of a frame that is slow to decode. */
  large?: { rows: number; columns: number } | undefined;
}

/** From this number of pixels on, the size of a frame is shown while it is being decoded. */
const LARGE = 4_000_000;

/** Parses every file and groups the frames into series, in order. Once `signal` aborts, other files are refused. */
export async function inspectDicom(
  dropped: readonly DroppedFile[],
  onProgress: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
): Promise<DicomReading> {
  const importer = new Importer(WORKERS);
  signal?.addEventListener('abort', () => importer.close(), { once: true });
  const read: ReadFile[] = [];
  const refused: DicomReading['refused'] = [];
  let done = 0;
  const large = new Map<string, ReadingProgress['large']>();
  const tell = () => {
    if (!signal?.aborted) onProgress({ done, large: [...large.values()].at(-1) });
  };
  const decoding = (path: string, size: ReadingProgress['large']) => {
    if (!size || size.rows * size.columns < LARGE) return;
    large.set(path, size);
    tell();
  };
  const outcomes = await Promise.all(
    dropped.map(async ({ path, blob }) => {
      try {
        return {
          path,
          blob,
          inspected: await importer.inspect(blob, (work) => decoding(path, work.decoding)),
        };
      } catch (error) {
        return { path, code: refusalOf(error) };
      } finally {
        done += 1;
        large.delete(path);
        tell();
      }
    }),
  );
  for (const outcome of outcomes) {
    if (outcome.code !== undefined) refused.push(outcome);
    else read.push(outcome);
  }
  const { files, doubles, series } = arrangeFiles(read);
  const names = seriesNames(series.map(({ description }) => description));
  return {
    importer,
    files,
    refused,
    doubles,
    series: series.map((each, index) => ({ ...each, name: names[index] ?? '' })),
  };
}
