/**
 * A number in [0, 1) that depends only on a seed and a node id: editing one question does not change what is drawn for
 * the others. FNV-1a with a final mixing step, because ids that differ only in their last letter must not give similar
 * numbers.
 */
export function draw(seed: number, id: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
