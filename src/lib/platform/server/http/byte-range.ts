/** A range of bytes; `end` is inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The single byte range requested (RFC 9110 §14.1.2), for a body of `size` bytes. Undefined if there is none, several,
 * or an invalid one: the whole body is then sent (§14.2).
 */
export function rangeOf(asked: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = RANGE.exec(asked ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first)
    return Number(last) > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'unsatisfiable';
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
