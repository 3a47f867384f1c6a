import { type Fields, isSame } from './draft-parts.ts';

/** The versions of a part when it is read again. */
export interface PartVersions {
  /** The version that this page started from; undefined when it does not have it. */
  base: Fields | undefined;
  /** The version edited here; undefined when nothing was edited. */
  mine: Fields | undefined;
  /** Versions that this page sent without learning whether they arrived. */
  sent: readonly Fields[];
  theirs: Fields;
}

/**
 * - `unchanged`: nobody else changed it
 * - `theirs`: only somebody else did
 * - `agreed`: both wrote the same
 * - `arrived`: what is there is an earlier save of this page, whose answer was lost
 * - `conflict`: it was changed here and elsewhere
 */
export type Merge = 'unchanged' | 'theirs' | 'agreed' | 'arrived' | 'conflict';

/** The three-way merge of one part: the parts of a draft are merged one by one. */
export function mergePart({ base, mine, sent, theirs }: PartVersions): Merge {
  if (base && isSame(theirs, base)) return 'unchanged';
  if (!mine) return 'theirs';
  if (isSame(theirs, mine)) return 'agreed';
  return sent.some((each) => isSame(theirs, each)) ? 'arrived' : 'conflict';
}
