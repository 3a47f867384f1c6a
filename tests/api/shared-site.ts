import { mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Site, startSite } from './site.ts';

/** A site shared with other test files: functions that would disturb them are not available. */
export type SharedSite = Omit<Site, 'pid' | 'output' | 'restart' | 'stop'>;

let started: Promise<Site> | undefined;
let files = 0;

async function start(): Promise<Site> {
  const folder = inject('sharedSites');
  const dataDir = mkdtempSync(join(folder, 'site-'));
  const site = await startSite({ DATA_DIR: dataDir });
  symlinkSync(dataDir, join(folder, String(site.pid)));
  return site;
}

/**
 * The site of this worker, started for its first file and stopped at the end of the run. Each file has people of its
 * own: `person('Anna')` is « Anna 3 » in the third file. A test that counts everything, reads the server's output,
 * needs other settings or stops the server starts a site of its own.
 */
export async function sharedSite(): Promise<SharedSite> {
  started ??= start();
  const { origin, context, send, item, person } = await started;
  files += 1;
  const file = files;
  return { origin, context, send, item, person: (username) => person(`${username} ${file}`) };
}
