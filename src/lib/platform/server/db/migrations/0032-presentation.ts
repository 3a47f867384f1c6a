import { emptyCasePart } from './empty-part.ts';

/** How a case opens is a part of its own. */
export const presentation = emptyCasePart('presentation');
