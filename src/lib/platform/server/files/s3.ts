import { tmpdir } from 'node:os';
import type { S3Settings } from '../base/settings.ts';
import { recoveringFromTrash } from './recover-from-trash.ts';
import { instantOf } from './s3-answers.ts';
import { openS3Bucket, type S3Options } from './s3-bucket.ts';
import { s3Trash } from './s3-trash.ts';
import { assertFileKey, type FileStore, isFileKey, keyOf, MARK, verified } from './store.ts';
import { TemporaryFiles } from './temporary-files.ts';

/**
 * A bucket, or a folder of one: each file is the object `prefix/<key>`. S3 writes objects atomically, and needs no
 * temporary ones.
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @param options `temporary`: storage for large files, which must be downloaded completely to be verified
 * @throws StartError when the bucket is unreachable, does not exist, or denies access
 */
export async function openS3Store(
  address: string,
  settings: S3Settings,
  { temporary = new TemporaryFiles(tmpdir()), ...options }: S3Options & { temporary?: TemporaryFiles } = {},
): Promise<FileStore> {
  const bucket = await openS3Bucket(address, settings, options);

  async function find(method: 'DELETE' | 'GET' | 'HEAD', key: string) {
    assertFileKey(key);
    return bucket.find(method, key);
  }

  return recoveringFromTrash({
    /** Always sent, even if the object exists: only this renews its date for sweeps, and repairs damage. */
    async put(bytes) {
      const key = keyOf(bytes);
      await bucket.put(key, bytes, key);
      return key;
    },

    async get(key) {
      const found = await find('GET', key);
      return found && verified(key, found.bytes);
    },

    async open(key) {
      assertFileKey(key);
      return temporary.open(key, async (take) => (await bucket.find('GET', key, take)) !== undefined, key);
    },

    async has(key) {
      return (await find('HEAD', key)) !== undefined;
    },

    async putAt(key) {
      const found = await find('HEAD', key);
      return found && instantOf(found.headers.get('last-modified'));
    },

    async delete(key) {
      await find('DELETE', key);
    },

    async *list() {
      for await (const { name } of bucket.list()) if (isFileKey(name)) yield name;
    },

    trash: s3Trash(bucket),

    async installation() {
      return (await bucket.find('GET', MARK))?.bytes.toString().trim();
    },

    async claim(installation) {
      const bytes = Buffer.from(`${installation}\n`);
      await bucket.put(MARK, bytes, keyOf(bytes));
    },
  });
}
