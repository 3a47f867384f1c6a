const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Zip version 2.0; file names in UTF-8. */
const VERSION = 20;
const UTF8 = 0x0800;
/** 1 January 1980, the earliest MS-DOS date, so that files do not reveal when they were written. */
const DATE = 0x21;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A header made of little-endian fields of two or four bytes. */
function header(fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/**
 * A zip of a few small uncompressed files. The archive of an account is written by
 * `platform/server/files/zip.ts`, which streams gigabytes; this function runs in the browser.
 */
export function storedZip(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = encoder.encode(path);
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const common = [
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const local = header([[4, LOCAL], ...common]);
    parts.push(local, name, bytes);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(header([[4, CENTRAL], [2, VERSION], ...common, ...rest]), name);
    offset += local.length + name.length + bytes.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = [
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ] as const;
  return new Blob([...parts, ...directory, header(end)]);
}
