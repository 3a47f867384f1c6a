import { describe } from 'vitest';
import { tier } from './tier.ts';

/** Tests of the full tier alone. The gate counts them as skipped, so that a run says how many it left out. */
export const describeFull = tier === 'full' ? describe : describe.skip;
