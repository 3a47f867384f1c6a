import { assertPartName, PARTS, type PartStore } from './part-store.ts';
import { instantOf } from './s3-answers.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { keyOf } from './store.ts';

/** Pieces of uploads as objects `uploads/<name>`, beside the stored files. */
export function openS3Parts(bucket: S3Bucket): PartStore {
  const objectOf = (name: string) => {
    assertPartName(name);
    return `${PARTS}/${name}`;
  };
  return {
    put: async (name, bytes) => bucket.put(objectOf(name), bytes, keyOf(bytes)),
    get: async (name) => (await bucket.find('GET', objectOf(name)))?.bytes,
    async delete(name) {
      await bucket.find('DELETE', objectOf(name));
    },
    async *list() {
      for await (const { name, lastModified } of bucket.list(`${PARTS}/`))
        yield { name: name.slice(PARTS.length + 1), putAt: instantOf(lastModified) };
    },
  };
}
