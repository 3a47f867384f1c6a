import { emptyCasePart } from './empty-part.ts';

/** The initial presentation of a case becomes a separate part. */
export const presentation = emptyCasePart('presentation');
