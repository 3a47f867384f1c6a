import { emptyCasePart } from './empty-part.ts';

/** Whose images a case shows is a part of its own. */
export const credits = emptyCasePart('credit');
