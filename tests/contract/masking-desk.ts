import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { jobs } from '#lib/images/server/ingest/jobs.ts';
import type { Ingest } from '#lib/images/server/ingest/pool.ts';
import { openDiskStore } from '#lib/platform/server/files/disk.ts';
import type { TestContext } from './engines.ts';

/** Gives a context a store of files on the disk, and work on images within the process. */
export function withStoredImages(engine: () => TestContext): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'negatoscope-masking-'));
    const run = (_: string, job: keyof typeof jobs, ...given: unknown[]) =>
      (jobs[job] as (...given: unknown[]) => Promise<unknown>)(...given);
    Object.assign(engine(), { files: await openDiskStore(folder), ingest: { run, close() {} } as Ingest });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
}
