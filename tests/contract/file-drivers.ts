import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openDiskStore } from '#lib/platform/server/files/disk.ts';
import { openS3Store } from '#lib/platform/server/files/s3.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { TemporaryFiles } from '#lib/platform/server/files/temporary-files.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';

/** A driver under test: how to open it, and how to damage its data behind its back. */
export interface Driver {
  store: FileStore;
  overwrite(key: string, bytes: Uint8Array): Promise<void>;
  /** Its open files in this process, except those cached for the next reader. */
  descriptors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The files below a folder that this process has open, those without a name among them. */
async function openIn(folder: string): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(folder));
}

async function diskDriver(): Promise<Driver> {
  const root = await mkdtemp(join(tmpdir(), 'files-'));
  return {
    store: await openDiskStore(root),
    overwrite: (key, bytes) => writeFile(join(root, key.slice(0, 2), key.slice(2, 4), key), bytes),
    descriptors: () => openIn(root),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

async function s3Driver(): Promise<Driver> {
  const bucket = await makeBucket();
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const temporary = new TemporaryFiles(folder);
  const store = await openS3Store(bucket.address, bucket.s3, { temporary });
  return {
    store,
    async overwrite(key, bytes) {
      expect((await bucket.raw('PUT', `images/essai/${key}`, bytes)).status).toBe(200);
    },
    async descriptors() {
      await temporary.close();
      return openIn(folder);
    },
    async close() {
      await temporary.close();
      expect(await readdir(folder)).toEqual([]);
      await rm(folder, { recursive: true });
    },
  };
}

/** Every driver; `missing` says why one cannot be tested here. */
export const DRIVERS = [
  { name: 'disk', open: diskDriver, missing: '' },
  { name: 'S3', open: s3Driver, missing: NO_S3 },
];
