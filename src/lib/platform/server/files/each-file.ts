import { Readable } from 'node:stream';

/** Number of files processed at once: a network store has latency, and each file is held in memory. */
const AT_ONCE = 8;

/** Runs the work for every key, several at a time; stops at the first failure. */
export function eachFile(
  keys: Iterable<string> | AsyncIterable<string>,
  work: (key: string) => Promise<void>,
): Promise<void> {
  return Readable.from(keys).forEach(work, { concurrency: AT_ONCE });
}
