import { type CuttableLine, openLine } from '../run/cuttable-line.ts';
import { test as base } from './fixtures.ts';

interface Fixtures {
  /** Between the pages of the test and the server. */
  line: CuttableLine;
}

/**
 * Tests whose connection is cut outside the browser. What Playwright takes off the network is let through as its page
 * closes: the last save of a closed tab would arrive.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  line: async ({}, use) => {
    const line = await openLine(new URL(`http://localhost:${process.env.E2E_PORT}`));
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(`http://localhost:${line.port}`),
});
