/** JSON that is the same for equal values, whatever the order of their keys; empty for undefined. */
export function canonicalJson(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
  return text ?? '';
}
