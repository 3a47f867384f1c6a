import { inflate } from './inflate.ts';
import { Refusal } from './refusal.ts';

/** Reading archives (APPNOTE.TXT): one file at a time, from the directory at the end. */

/** Files of an archive and their bytes in all, at most. */
const FILES_MAX = 20_000;
const BYTES_MAX = 3 * 2 ** 30;
/** The directory's end stands within this distance of the file's. */
const TAIL = 65_557;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

interface Entry {
  path: string;
  method: number;
  packed: number;
  size: number;
  at: number;
}

export async function isZip(blob: Blob): Promise<boolean> {
  if (blob.size < 22) return false;
  const view = new DataView(await blob.slice(0, 4).arrayBuffer());
  return view.getUint32(0, true) === LOCAL;
}

/** Files of an archive, unpacked. Throws `Refusal`: `damaged`, `encrypted` or `too_large`. */
export async function unzip(blob: Blob): Promise<{ path: string; blob: Blob }[]> {
  const entries = (await readDirectory(blob)).filter(({ path }) => !path.endsWith('/'));
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > BYTES_MAX) throw new Refusal('too_large');
  const files: { path: string; blob: Blob }[] = [];
  for (const entry of entries) files.push({ path: entry.path, blob: await unpack(blob, entry) });
  return files;
}

async function readDirectory(blob: Blob): Promise<Entry[]> {
  const from = Math.max(0, blob.size - TAIL);
  const tail = new DataView(await blob.slice(from).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Refusal('damaged');
  const [count, size, at] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  // All ones stand for the fields of the 64-bit format, which archives of this size do not need.
  if (count > FILES_MAX || at === 0xffffffff) throw new Refusal('too_large');
  if (at + size > blob.size) throw new Refusal('damaged');
  const bytes = new Uint8Array(await blob.slice(at, at + size).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const entries: Entry[] = [];
  for (let to = 0; to + 46 <= bytes.length && entries.length < count; ) {
    if (view.getUint32(to, true) !== ENTRY) throw new Refusal('damaged');
    if (view.getUint16(to + 8, true) & ENCRYPTED) throw new Refusal('encrypted');
    const name = view.getUint16(to + 28, true);
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(to + 46, to + 46 + name)),
      method: view.getUint16(to + 10, true),
      packed: view.getUint32(to + 20, true),
      size: view.getUint32(to + 24, true),
      at: view.getUint32(to + 42, true),
    });
    to += 46 + name + view.getUint16(to + 30, true) + view.getUint16(to + 32, true);
  }
  return entries;
}

async function unpack(blob: Blob, { method, packed, size, at }: Entry): Promise<Blob> {
  const head = new DataView(await blob.slice(at, at + 30).arrayBuffer());
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw new Refusal('damaged');
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = blob.slice(from, from + packed);
  if (content.size !== packed) throw new Refusal('damaged');
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new Refusal('unsupported_syntax');
  const bytes = await inflate(new Uint8Array(await content.arrayBuffer()), size);
  if (bytes.length !== size) throw new Refusal('damaged');
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}
