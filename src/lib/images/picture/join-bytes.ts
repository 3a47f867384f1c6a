/** Concatenates bytes. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A range of bytes. @throws RangeError when it extends beyond the end */
export function bytesAt(bytes: Uint8Array, from: number, length: number): Uint8Array {
  if (from + length > bytes.length) throw new RangeError('The file ends too early');
  return bytes.subarray(from, from + length);
}
