/**
 * Which tests run: the gate's, which every landing proves, or all of them. `tests/run.ts` says it in the environment.
 * This file imports nothing: the runner and Playwright read it too.
 */
export const tier: 'gate' | 'full' = process.env.TEST_TIER === 'full' ? 'full' : 'gate';

/** Ten times as many runs of a property in the full tier. */
export const propertyRuns = (inGate: number): number => (tier === 'full' ? 10 * inGate : inGate);
