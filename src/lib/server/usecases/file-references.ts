/** The key of a file, wherever a body names one: `{ file: '<sha256>', … }`, with `frame` beside it or not. */
const FILE_KEY = /^[0-9a-f]{64}$/;

/** The files that a body uses, of any kind and at any depth, without duplicates. */
export function fileReferences(body: unknown): string[] {
  const found = new Set<string>();
  const pending: unknown[] = [body];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    const { file, frame } = next as { file?: unknown; frame?: unknown };
    for (const key of [file, frame]) if (typeof key === 'string' && FILE_KEY.test(key)) found.add(key);
    pending.push(...Object.values(next));
  }
  return [...found];
}
