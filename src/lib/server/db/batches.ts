/** Keys per statement: well under the parameters that either engine accepts. */
const KEYS_MAX = 500;

/** Keys in portions that a statement takes. */
export function* batches(keys: readonly string[]): Generator<string[]> {
  for (let from = 0; from < keys.length; from += KEYS_MAX) yield keys.slice(from, from + KEYS_MAX);
}
