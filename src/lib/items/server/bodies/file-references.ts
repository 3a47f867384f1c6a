/**
 * Matches a file key anywhere in a body's JSON: `{ "file": "<sha256>", … }`, with or without `frame`. Typed
 * text cannot match, because quotes inside a JSON string are escaped.
 */
const REFERENCE = /"(?:file|frame)":"([0-9a-f]{64})"/g;

/** The files referenced by parts of a body, given their JSON; of any type, at any depth, without duplicates. */
export function fileReferences(...texts: string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) for (const [, key = ''] of text.matchAll(REFERENCE)) found.add(key);
  return [...found];
}
