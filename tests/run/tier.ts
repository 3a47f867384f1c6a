/** The gate is what every landing is proved by; the full run holds everything (docs/testing.md). */
export type Tier = 'gate' | 'full';

/**
 * Which tests run; `tests/run.ts` says it in the environment. This file imports nothing: Vitest's and Playwright's
 * configurations read it too.
 */
export const tier: Tier = process.env.TEST_TIER === 'full' ? 'full' : 'gate';

/** Ten times as many runs of a property in the full tier. */
export const propertyRuns = (inGate: number): number => (tier === 'full' ? 10 * inGate : inGate);
