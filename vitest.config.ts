import { defineConfig } from 'vitest/config';
import { tier } from './tests/run/tier.ts';

/**
 * A limit for what hangs, never an assertion: what takes time is counted or measured (bench), not timed here. In the
 * full tier properties run ten times as often.
 */
const LIMIT_MS = tier === 'full' ? 300_000 : 60_000;

/**
 * Unit tests share nothing: they run in threads that go from file to file. These replace modules or browser globals
 * under the code that they test, which the next file would still find replaced, or set flags of V8 that all threads
 * share; each runs in a process of its own.
 */
const ISOLATED = ['tests/unit/outline/properties.test.ts', 'tests/unit/dicom/decoded-once.test.ts'];

/** S3, and several processes that share one, are for the full tier, wherever a server may be. */
const ENV: Record<string, string> = tier === 'full' ? {} : { TEST_S3_URL: '' };

interface Project {
  name: string;
  include?: string[];
  exclude?: string[];
  pool?: 'forks' | 'threads';
  isolate?: boolean;
  globalSetup?: string[];
}

/** One project per kind of test; end-to-end tests are Playwright's (playwright.config.ts). */
const project = ({ name, ...options }: Project) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    env: ENV,
    pool: 'forks' as const,
    testTimeout: LIMIT_MS,
    // What prepares a file starts servers, several at times.
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    // In CI a test that fails is tried once more, and named at the end (tests/run/vitest.ts).
    retry: process.env.CI === undefined ? 0 : 1,
    ...options,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project({ name: 'unit', exclude: ISOLATED, pool: 'threads', isolate: false }),
      project({ name: 'unit-isolated', include: ISOLATED }),
      project({ name: 'contract', globalSetup: ['tests/run/template-databases.ts'] }),
      project({ name: 'api', isolate: false, globalSetup: ['tests/run/shared-sites.ts'] }),
      project({ name: 'engines' }),
      project({ name: 'architecture' }),
    ],
  },
});
