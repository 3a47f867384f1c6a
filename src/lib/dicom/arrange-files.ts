import type { InspectedFile } from './inspect.ts';
import { groupSeries, type Series } from './series.ts';

interface Inspected {
  path: string;
  inspected: InspectedFile;
}

/** A file, and the one that it is the double of. */
export interface Double {
  path: string;
  of: string;
}

/** Files by their bytes: the first of each, and those that came again. */
function withoutDoubles<F extends Inspected>(read: readonly F[]): { files: F[]; doubles: Double[] } {
  const files = new Map<string, F>();
  const doubles: Double[] = [];
  for (const file of read) {
    const { sha256 } = file.inspected;
    const first = files.get(sha256);
    if (first) doubles.push({ path: file.path, of: first.path });
    else files.set(sha256, file);
  }
  return { files: [...files.values()], doubles };
}

/** Inspected files → their series, in order. Frames name their file by its place among `files`. */
export function arrangeFiles<F extends Inspected>(
  read: readonly F[],
): { files: F[]; doubles: Double[]; series: Series[] } {
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
