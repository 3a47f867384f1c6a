import { ITEM_KINDS } from '../item.ts';
import { KINDS } from './definitions.ts';

/** The kinds whose review creates versions; for other kinds it is only a verdict before publication. */
export const REVIEWED_KINDS = ITEM_KINDS.filter((kind) => KINDS[kind].reviewed);
