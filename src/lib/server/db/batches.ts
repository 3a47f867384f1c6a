/** Keys per statement: well under the parameters that either engine accepts. */
const KEYS_MAX = 500;

/** Keys in portions that a statement takes. */
export function* batches(keys: readonly string[], size = KEYS_MAX): Generator<string[]> {
  for (let from = 0; from < keys.length; from += size) yield keys.slice(from, from + size);
}
