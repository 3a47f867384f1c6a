import { ITEM_KINDS } from '../item.ts';
import { KINDS } from './definitions.ts';

/** The kinds whose review makes their versions; of the others it is a word before publication. */
export const REVIEWED_KINDS = ITEM_KINDS.filter((kind) => KINDS[kind].reviewed);
