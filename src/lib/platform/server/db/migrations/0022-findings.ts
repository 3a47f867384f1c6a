import { emptyCasePart } from './empty-part.ts';

/** The author's findings on images become a separate part. */
export const findings = emptyCasePart('findings');
