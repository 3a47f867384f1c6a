import { rateOf, type Theme } from './rgaa.ts';
import criteria from './rgaa-criteria.json' with { type: 'json' };

/** The 106 criteria of the RGAA 4.1.2, each with its result and evidence. */
export const CRITERIA = criteria as Theme[];

/** The rate of conformity, shown in the footer of every page. */
export const RATE = rateOf(CRITERIA);
