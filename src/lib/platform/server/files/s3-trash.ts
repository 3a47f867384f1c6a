import { instantOf } from './s3-answers.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { assertFileKey, isFileKey } from './store.ts';
import type { Trash } from './trash.ts';

/** Name prefix of the trash; file keys never have it, and listings of files skip it. */
const TRASH = 'trash/';

/** The trash of a bucket: objects `trash/<key>`, whose date is that of the copy. */
export function s3Trash(bucket: S3Bucket): Trash {
  function placeOf(key: string): string {
    assertFileKey(key);
    return TRASH + key;
  }

  return {
    async add(key) {
      if (await bucket.copy(key, placeOf(key))) await bucket.find('DELETE', key);
    },

    /** The copy stays: another process may be between the two requests of `add`. */
    takeBack: (key) => bucket.copy(placeOf(key), key),

    async erase(key) {
      await bucket.find('DELETE', placeOf(key));
    },

    async *list() {
      for await (const { name, lastModified } of bucket.list(TRASH)) {
        const key = name.slice(TRASH.length);
        if (isFileKey(key)) yield { key, at: instantOf(lastModified) };
      }
    },
  };
}
