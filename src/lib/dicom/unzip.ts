import { inflate } from './inflate.ts';
import { Refusal } from './refusal.ts';

/** Reads zip archives (APPNOTE.TXT), file by file, from the central directory at the end. */

/** Maximum number of files in an archive, and maximum total size in bytes. */
const FILES_MAX = 20_000;
const BYTES_MAX = 3 * 2 ** 30;
/** Maximum distance from the archive's end to its end record, including the zip64 locator. */
const TAIL = 65_577;
const END = 0x06054b50;
const LOCATOR_64 = 0x07064b50;
const END_64 = 0x06064b50;
/**
 * All ones mean that the number is in a zip64 field. Small archives written as a stream have these,
 * too.
 */
const IN_64 = 0xffffffff;
const COUNT_IN_64 = 0xffff;
const EXTRA_64 = 1;
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

/** A file in an archive, unpacked on demand. */
export interface ArchiveEntry {
  path: string;
  /** Throws `Refusal`: `too_large` above this many bytes, `damaged`. */
  open(most: number): Promise<Blob>;
}

const filesOf = async (blob: Blob) => (await readDirectory(blob)).filter(({ path }) => !path.endsWith('/'));

/** Lists an archive's entries without unpacking them. Throws `Refusal`: `damaged`, `encrypted` or `too_large`. */
export async function openZip(blob: Blob): Promise<ArchiveEntry[]> {
  return (await filesOf(blob)).map((entry) => ({
    path: entry.path,
    async open(most) {
      if (entry.size > most) throw new Refusal('too_large');
      return unpack(blob, entry);
    },
  }));
}

/**
 * Remaining bytes that may be unpacked, shared by nested archives: otherwise a small archive could contain a thousand
 * large ones.
 */
export interface Allowance {
  bytes: number;
  files: number;
}

export const newAllowance = (): Allowance => ({ bytes: BYTES_MAX, files: FILES_MAX });

/** Unpacks the files of an archive. Throws `Refusal`: `damaged`, `encrypted` or `too_large`. */
export async function unzip(blob: Blob, allowance = newAllowance()): Promise<{ path: string; blob: Blob }[]> {
  const entries = await filesOf(blob);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > allowance.bytes || entries.length > allowance.files) throw new Refusal('too_large');
  allowance.bytes -= total;
  allowance.files -= entries.length;
  const files: { path: string; blob: Blob }[] = [];
  for (const entry of entries) files.push({ path: entry.path, blob: await unpack(blob, entry) });
  return files;
}

/** A 64-bit number; values too large to be exact exceed every limit anyway. */
function wide(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Position, size and number of entries of the central directory. */
async function findDirectory(blob: Blob): Promise<{ count: number; size: number; at: number }> {
  const from = Math.max(0, blob.size - TAIL);
  const tail = new DataView(await blob.slice(from).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Refusal('damaged');
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const at = tail.getUint32(end + 16, true);
  if (count !== COUNT_IN_64 && size !== IN_64 && at !== IN_64) return { count, size, at };
  if (end < 20 || tail.getUint32(end - 20, true) !== LOCATOR_64) throw new Refusal('damaged');
  const end64 = wide(tail, end - 12);
  const record = new DataView(await blob.slice(end64, end64 + 56).arrayBuffer());
  if (record.byteLength < 56 || record.getUint32(0, true) !== END_64) throw new Refusal('damaged');
  return { count: wide(record, 32), size: wide(record, 40), at: wide(record, 48) };
}

async function readDirectory(blob: Blob): Promise<Entry[]> {
  const { count, size, at } = await findDirectory(blob);
  if (count > FILES_MAX) throw new Refusal('too_large');
  if (at + size > blob.size) throw new Refusal('damaged');
  const bytes = new Uint8Array(await blob.slice(at, at + size).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const entries: Entry[] = [];
  for (let to = 0; to + 46 <= bytes.length && entries.length < count; ) {
    if (view.getUint32(to, true) !== ENTRY) throw new Refusal('damaged');
    if (view.getUint16(to + 8, true) & ENCRYPTED) throw new Refusal('encrypted');
    const extra = to + 46 + view.getUint16(to + 28, true);
    const comment = extra + view.getUint16(to + 30, true);
    if (comment > bytes.length) throw new Refusal('damaged');
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(to + 46, extra)),
      method: view.getUint16(to + 10, true),
      ...placeOf(view, to, [extra, comment]),
    });
    to = comment + view.getUint16(to + 32, true);
  }
  return entries;
}

/** An entry's sizes and position. Those stored in the zip64 field follow each other in this order. */
function placeOf(view: DataView, to: number, extra: readonly [number, number]) {
  const place = {
    size: view.getUint32(to + 24, true),
    packed: view.getUint32(to + 20, true),
    at: view.getUint32(to + 42, true),
  };
  let [from, end] = find64(view, extra);
  for (const field of ['size', 'packed', 'at'] as const) {
    if (place[field] !== IN_64) continue;
    if (from + 8 > end) throw new Refusal('damaged');
    place[field] = wide(view, from);
    from += 8;
  }
  return place;
}

/** The position of the zip64 field among an entry's extra fields; undefined when there is none. */
function find64(view: DataView, [from, end]: readonly [number, number]): [number, number] {
  for (let to = from; to + 4 <= end; ) {
    const next = to + 4 + view.getUint16(to + 2, true);
    if (view.getUint16(to, true) === EXTRA_64) return [to + 4, Math.min(next, end)];
    to = next;
  }
  return [end, end];
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
