import { assertName, type NamedFiles } from './named-files.ts';
import { instantOf } from './s3-answers.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { keyOf } from './store.ts';

/** Named files as objects `<folder>/<name>`, beside the stored files. */
export function openS3Folder(bucket: S3Bucket, folder: string): NamedFiles {
  const objectOf = (name: string) => {
    assertName(name);
    return `${folder}/${name}`;
  };
  return {
    put: async (name, bytes) => bucket.put(objectOf(name), bytes, keyOf(bytes)),
    get: async (name) => (await bucket.find('GET', objectOf(name)))?.bytes,
    async delete(name) {
      await bucket.find('DELETE', objectOf(name));
    },
    async *list() {
      for await (const { name, lastModified } of bucket.list(`${folder}/`))
        yield { name: name.slice(folder.length + 1), putAt: instantOf(lastModified) };
    },
  };
}
