import { emptyCasePart } from './empty-part.ts';

/** The image credits of a case become a separate part. */
export const credits = emptyCasePart('credit');
