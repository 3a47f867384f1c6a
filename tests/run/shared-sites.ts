import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site of each worker has its data, in a folder that is called as its process. */
    sharedSites: string;
  }
}

const POLL_MS = 20;

async function end(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGTERM');
    for (;;) {
      process.kill(pid, 0);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } catch {
    // It has ended.
  }
}

/** Stops the sites that the workers of a run shared among their files (tests/api/shared-site.ts), and removes their data. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-shared-'));
  project.provide('sharedSites', folder);
  return async () => {
    const pids = readdirSync(folder).filter((name) => /^\d+$/.test(name));
    await Promise.all(pids.map((pid) => end(Number(pid))));
    rmSync(folder, { recursive: true });
  };
}
