/**
 * The key of a file, wherever a body names one: `{ "file": "<sha256>", … }`, with or without `frame` beside it. Typed
 * text cannot look like it: quotes inside of a JSON text are escaped.
 */
const REFERENCE = /"(?:file|frame)":"([0-9a-f]{64})"/g;

/** The files that parts of a body use, given their JSON; of any kind, at any depth, without duplicates. */
export function fileReferences(...texts: string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) for (const [, key = ''] of text.matchAll(REFERENCE)) found.add(key);
  return [...found];
}
