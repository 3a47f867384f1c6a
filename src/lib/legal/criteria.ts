import { rateOf, type Theme } from './rgaa.ts';
import criteria from './rgaa-criteria.json' with { type: 'json' };

/** The 106 criteria of the RGAA 4.1.2, each with its result and what shows it. */
export const CRITERIA = criteria as Theme[];

/** What they come to: the footer of every page says it. */
export const RATE = rateOf(CRITERIA);
