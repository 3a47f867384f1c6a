import type { DataSet } from './data-set.ts';
import { textOf } from './values.ts';

/** Private elements are found by the maker who reserved their block, never by a number alone (PS3.5 § 7.8.1). */

/** An element of a maker where a file has it. */
export interface PrivateElement {
  source: DataSet;
  tag: number;
}

const FIRST_BLOCK = 0x10;
const LAST_BLOCK = 0xff;

const known = new WeakMap<DataSet, ReadonlyMap<string, readonly number[]>>();

const keyOf = (group: number, creator: string) => `${group}|${creator.trim().toLowerCase()}`;

/** The private blocks of a data set, by their group and by the maker that reserved them. */
function blocksOf(dataSet: DataSet): ReadonlyMap<string, readonly number[]> {
  const read = known.get(dataSet);
  if (read) return read;
  const blocks = new Map<string, number[]>();
  for (const tag of dataSet.elements.keys()) {
    const [group, block] = [tag >>> 16, tag & 0xffff];
    if (group % 2 === 0 || block < FIRST_BLOCK || block > LAST_BLOCK) continue;
    const key = keyOf(group, textOf(dataSet, tag) ?? '');
    blocks.set(key, [...(blocks.get(key) ?? []), block]);
  }
  known.set(dataSet, blocks);
  return blocks;
}

/**
 * The first source that has an element of a maker, and where its block is.
 * @param tag the element as it is in the first block: dictionaries write (0019,xx0C), tables (0019,100C)
 */
export function privateElement(
  sources: readonly DataSet[],
  tag: number,
  creator: string,
): PrivateElement | undefined {
  const group = tag >>> 16;
  for (const source of sources)
    for (const block of blocksOf(source).get(keyOf(group, creator)) ?? []) {
      const own = group * 0x10000 + block * 0x100 + (tag & 0xff);
      if (source.elements.has(own)) return { source, tag: own };
    }
  return undefined;
}
