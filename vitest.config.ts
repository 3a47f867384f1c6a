import { defineConfig } from 'vitest/config';

/** One project per kind of proof; end-to-end tests are Playwright's (playwright.config.ts). */
const project = (name: string, limits: { testTimeout: number; hookTimeout: number }) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    ...limits,
    // In CI a test that fails is tried once more, and named at the end (tests/run/suites.ts).
    retry: process.env.CI === undefined ? 0 : 1,
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      project('unit', { testTimeout: 10_000, hookTimeout: 10_000 }),
      project('contract', { testTimeout: 30_000, hookTimeout: 60_000 }),
      project('api', { testTimeout: 60_000, hookTimeout: 120_000 }),
      project('architecture', { testTimeout: 120_000, hookTimeout: 20_000 }),
    ],
  },
});
