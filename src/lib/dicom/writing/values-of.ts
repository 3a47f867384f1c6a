/** Encodes values for DICOM. */

/** A new UID (PS3.5 § B.2), generated at random, so that it reveals neither person nor place. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The bits that mark a random UUID (RFC 9562 § 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return `2.25.${bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)}`;
}

/** A number as a decimal string of at most 16 characters. */
export function decimal(value: number): string {
  for (let digits = 15; digits > 1; digits--) {
    const written = String(Number(value.toPrecision(digits)));
    if (written.length <= 16) return written;
  }
  return value.toExponential(8);
}

const two = (value: number) => String(value).padStart(2, '0');

/** A time of this machine's clock, as a date and a time. */
export const dateOf = (moment: Date): string =>
  `${moment.getFullYear()}${two(moment.getMonth() + 1)}${two(moment.getDate())}`;
export const timeOf = (moment: Date): string =>
  `${two(moment.getHours())}${two(moment.getMinutes())}${two(moment.getSeconds())}`;

/** A text on one line, without the value separator (`\\`), cut to this many characters. */
export const oneLine = (words: string, most: number): string =>
  [...words.replace(/[\\\p{Cc}\s]+/gu, ' ').trim()].slice(0, most).join('');
