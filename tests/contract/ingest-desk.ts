import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openIngest } from '#lib/images/server/ingest/pool.ts';

/** Ingest workers, and a folder of files for them, as long as the tests of a file run. */
export function ingestDesk() {
  const ingest = openIngest();
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-ingest-'));
  afterAll(() => {
    ingest.close();
    rmSync(folder, { recursive: true });
  });
  const file = (name: string, bytes: Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  return { ingest, folder, file };
}
