import type { InspectedFile } from './inspect.ts';
import { groupSeries, type Series } from './series.ts';

interface Inspected {
  path: string;
  inspected: InspectedFile;
}

/** A duplicate file and the file that it duplicates. */
export interface DuplicateFile {
  path: string;
  of: string;
}

/** Finds files with equal bytes: the first of each, and its duplicates. */
function withoutDoubles<F extends Inspected>(read: readonly F[]): { files: F[]; doubles: DuplicateFile[] } {
  const files = new Map<string, F>();
  const doubles: DuplicateFile[] = [];
  for (const file of read) {
    const { sha256 } = file.inspected;
    const first = files.get(sha256);
    if (first) doubles.push({ path: file.path, of: first.path });
    else files.set(sha256, file);
  }
  return { files: [...files.values()], doubles };
}

/** Groups inspected files into ordered series. Frames refer to their file by its index in `files`. */
export function arrangeFiles<F extends Inspected>(
  read: readonly F[],
): { files: F[]; doubles: DuplicateFile[]; series: Series[] } {
  const { files, doubles } = withoutDoubles(read);
  const frames = files.flatMap(({ inspected }, file) =>
    inspected.frames.map((frame) => ({ ...frame, file })),
  );
  let tokens = 0;
  const series = groupSeries(frames, () => {
    tokens += 1;
    return String(tokens);
  });
  return { files, doubles, series };
}
