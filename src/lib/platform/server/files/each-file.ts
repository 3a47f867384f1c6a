import { Readable } from 'node:stream';

/** Files worked on at once: a store behind a network is waited for, and each file is held in memory whole. */
const AT_ONCE = 8;

/** Does the work for every key, several at a time; ends with the first failure. */
export function eachFile(
  keys: Iterable<string> | AsyncIterable<string>,
  work: (key: string) => Promise<void>,
): Promise<void> {
  return Readable.from(keys).forEach(work, { concurrency: AT_ONCE });
}
