import type { DataSet } from './data-set.ts';
import { textOf } from './values.ts';

/** The element that reserves the block of a private element (PS3.5 § 7.8.1). */
function creatorOf(dataSet: DataSet, tag: number): string {
  const group = (tag >>> 16) * 0x10000;
  return textOf(dataSet, group + ((tag & 0xffff) >>> 8)) ?? '';
}

/**
 * The first source with a private element of a maker: it counts only where its block is reserved by the maker whose element
 * it is.
 */
export const sourceOfMaker = (
  sources: readonly DataSet[],
  tag: number,
  creator: RegExp,
): DataSet | undefined =>
  sources.find((each) => each.elements.has(tag) && creator.test(creatorOf(each, tag)));
