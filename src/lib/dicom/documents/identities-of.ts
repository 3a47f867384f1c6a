import { NAMING_NOBODY, PERSONS } from '../attributes/document-tags.ts';
import { IDENTIFYING } from '../attributes/identifying.ts';
import type { DataSet } from '../data-set.ts';
import { bytesOf } from '../values.ts';

/** Maximum number of values, and maximum length of one in bytes. */
const VALUES_MAX = 200;
const VALUE_BYTES = 256;
/** Value representations of texts that may name a person, a place or a number. */
const NAMING = new Set(['PN', 'LO', 'SH', 'ST', 'LT', 'UT', 'DA', 'UC', '']);

/** Values of a file that may identify somebody: all person names, and the attributes known to identify. */
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
