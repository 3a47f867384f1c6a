/** A value from a file of unknown origin, to be validated before use. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The trimmed text of a value; empty if the value is not a text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Maximum nesting of objects and lists: real questionnaires have less, and recursion stays within the stack. */
const MAX_DEPTH = 150;

/** The value of a JSON text; undefined if the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Whether a value is nested more deeply than `MAX_DEPTH`; measured without recursion. */
export function isTooDeep(value: unknown): boolean {
  const pending: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > MAX_DEPTH) return true;
    for (const child of Object.values(next.value)) pending.push({ value: child, depth: next.depth + 1 });
  }
  return false;
}
