import { emptyCasePart } from './empty-part.ts';

/** What an author points at is a part of its own. */
export const findings = emptyCasePart('findings');
