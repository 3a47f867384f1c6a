import { SourceFailure } from './source-failure.ts';

/** The boundary in a `Content-Type` of `multipart/related` (RFC 2046, 5.1.1); undefined for another type. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^\s*multipart\/related\s*(;|$)/i.test(contentType)) return undefined;
  const [, quoted, plain] =
    /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

const CR = 13;
const LF = 10;
const DASH = 45;
const SPACES: readonly (number | undefined)[] = [32, 9];

function startsWith(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  if (at + wanted.length > bytes.length) return false;
  for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return false;
  return true;
}

/** The start of the next line with a delimiter; -1 when there is none. @param at the start of a line, or a CR */
function findDelimiter(bytes: Uint8Array, at: number, delimiter: Uint8Array): number {
  for (let cr = bytes.indexOf(CR, at); cr >= 0; cr = bytes.indexOf(CR, cr + 1))
    if (bytes[cr + 1] === LF && startsWith(bytes, cr + 2, delimiter)) return cr + 2;
  return -1;
}

/** The position after a part's headers; -1 when they do not end. */
function endOfHeaders(bytes: Uint8Array, at: number): number {
  if (bytes[at] === CR && bytes[at + 1] === LF) return at + 2;
  for (let cr = bytes.indexOf(CR, at); cr >= 0; cr = bytes.indexOf(CR, cr + 1))
    if (bytes[cr + 1] === LF && bytes[cr + 2] === CR && bytes[cr + 3] === LF) return cr + 4;
  return -1;
}

/**
 * The bodies of the parts of a complete `multipart/related` response. Their headers, including URLs, are ignored.
 * @throws SourceFailure `malformed` when the start is invalid, `cut` when the last delimiter is missing
 */
export function readParts(bytes: Uint8Array<ArrayBuffer>, boundary: string): Uint8Array<ArrayBuffer>[] {
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let at = startsWith(bytes, 0, delimiter) ? 0 : findDelimiter(bytes, 0, delimiter);
  if (at < 0) throw new SourceFailure(bytes.length < delimiter.length + 2 ? 'cut' : 'malformed');
  for (;;) {
    at += delimiter.length;
    if (bytes[at] === DASH && bytes[at + 1] === DASH) return parts;
    while (SPACES.includes(bytes[at])) at++;
    if (at + 1 >= bytes.length) throw new SourceFailure('cut');
    if (bytes[at] !== CR || bytes[at + 1] !== LF) throw new SourceFailure('malformed');
    const body = endOfHeaders(bytes, at + 2);
    // The delimiter's CR may be that of the preceding empty line, since a part may be empty.
    const next = body < 0 ? -1 : findDelimiter(bytes, body - 2, delimiter);
    if (next < 0) throw new SourceFailure('cut');
    parts.push(bytes.subarray(body, Math.max(body, next - 2)));
    at = next;
  }
}
