import { NAMING_NOBODY, PERSONS } from '../attributes/document-tags.ts';
import { IDENTIFYING } from '../attributes/identifying.ts';
import type { DataSet } from '../data-set.ts';
import { bytesOf } from '../values.ts';

/** Values at most, and bytes of one. */
const VALUES_MAX = 200;
const VALUE_BYTES = 256;
/** Texts of these kinds name somebody, somewhere or a number. */
const NAMING = new Set(['PN', 'LO', 'SH', 'ST', 'LT', 'UT', 'DA', 'UC', '']);

/** Values of a file that name somebody: every name of a person in it, and the attributes known to identify. */
export function identitiesOf(
  dataSet: DataSet,
  decode: (bytes: Uint8Array) => string,
  found: Set<string> = new Set(),
): string[] {
  for (const element of dataSet.elements.values()) {
    if (found.size >= VALUES_MAX) break;
    for (const item of element.items ?? []) identitiesOf(item, decode, found);
    const isKnown = IDENTIFYING.has(element.tag) && NAMING.has(element.vr) && !NAMING_NOBODY.has(element.tag);
    if (element.items || element.fragments || !(element.vr === 'PN' || PERSONS.has(element.tag) || isKnown))
      continue;
    const value = decode(bytesOf(dataSet, element).subarray(0, VALUE_BYTES)).replaceAll('\0', '').trim();
    if (value !== '') found.add(value);
  }
  return [...found];
}
