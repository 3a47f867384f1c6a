import { type Fields, isSame } from './draft-parts.ts';

/** The versions of a part when it is read again. */
export interface PartVersions {
  /** The version that this page started from; undefined when unknown. */
  base: Fields | undefined;
  /** The version edited here; undefined when nothing was edited. */
  mine: Fields | undefined;
  /** Versions that this page sent without learning whether they arrived. */
  sent: readonly Fields[];
  theirs: Fields;
}

/**
 * - `unchanged`: nobody else has changed the part
 * - `theirs`: changed elsewhere only
 * - `agreed`: changed to the same content on both sides
 * - `arrived`: the server holds an earlier save of this page, whose response was lost
 * - `conflict`: changed here and elsewhere
 */
export type Merge = 'unchanged' | 'theirs' | 'agreed' | 'arrived' | 'conflict';

/** The three-way merge of one part: the parts of a draft are merged one by one. */
export function mergePart({ base, mine, sent, theirs }: PartVersions): Merge {
  if (base && isSame(theirs, base)) return 'unchanged';
  if (!mine) return 'theirs';
  if (isSame(theirs, mine)) return 'agreed';
  return sent.some((each) => isSame(theirs, each)) ? 'arrived' : 'conflict';
}
