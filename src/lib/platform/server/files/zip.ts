import { crc32 } from 'node:zlib';
import type { OpenFile } from './open-file.ts';

/** A file to put into an archive. It is closed after it was written. */
export interface ZipEntry {
  /** Path inside the archive, with `/`. */
  path: string;
  file: OpenFile;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** Version 4.5: the archive may be larger than 4 GiB and hold more than 65,535 files. */
const VERSION = 45;
/** Flag for names in UTF-8. */
const UTF8 = 0x0800;
const IN_64 = 0xffffffff;

/** MS-DOS date and time, UTC. */
function dosTime(at: Date): { date: number; time: number } {
  return {
    date: (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  offset: number;
}

/** The fields common to the local header and the central directory, from « version needed » on. */
function commonFields({ name, crc, size }: Written, at: Date, extra: number): Buffer {
  const fields = Buffer.alloc(26);
  const { date, time } = dosTime(at);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(extra, 24);
  return fields;
}

function localHeader(entry: Written, at: Date): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(LOCAL);
  return Buffer.concat([signature, commonFields(entry, at, 0), entry.name]);
}

function directoryEntry(entry: Written, at: Date): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(IN_64, 10);
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(entry.offset), 4);
  return Buffer.concat([head, commonFields(entry, at, extra.length), tail, entry.name, extra]);
}

function endRecords(count: number, size: number, offset: number): Buffer {
  const records = Buffer.alloc(56 + 20 + 22);
  records.writeUInt32LE(END_64, 0);
  records.writeBigUInt64LE(44n, 4);
  records.writeUInt16LE(VERSION, 12);
  records.writeUInt16LE(VERSION, 14);
  records.writeBigUInt64LE(BigInt(count), 24);
  records.writeBigUInt64LE(BigInt(count), 32);
  records.writeBigUInt64LE(BigInt(size), 40);
  records.writeBigUInt64LE(BigInt(offset), 48);
  records.writeUInt32LE(LOCATOR_64, 56);
  records.writeBigUInt64LE(BigInt(offset + size), 64);
  records.writeUInt32LE(1, 72);
  records.writeUInt32LE(END, 76);
  records.writeUInt16LE(Math.min(count, 0xffff), 84);
  records.writeUInt16LE(Math.min(count, 0xffff), 86);
  records.writeUInt32LE(Math.min(size, IN_64), 88);
  records.writeUInt32LE(IN_64, 92);
  return records;
}

async function crcOf(file: OpenFile): Promise<number> {
  let crc = 0;
  for await (const piece of file.pieces()) crc = crc32(piece, crc);
  return crc;
}

/**
 * Writes a zip archive as a stream. Files are stored uncompressed, because images are already compressed. Each is read
 * twice, because its checksum comes before its bytes. A single file must be below 4 GiB; the archive may be larger
 * (Zip64).
 */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { path, file } of entries) {
    try {
      const record = { name: Buffer.from(path), crc: await crcOf(file), size: file.size, offset };
      const header = localHeader(record, at);
      yield header;
      yield* file.pieces();
      written.push(record);
      offset += header.length + file.size;
    } finally {
      await file.close();
    }
  }
  const directory = written.map((entry) => directoryEntry(entry, at));
  yield* directory;
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  yield endRecords(written.length, size, offset);
}
