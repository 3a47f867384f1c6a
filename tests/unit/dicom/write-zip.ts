import { deflateRawSync } from 'node:zlib';

/** All ones mean that the number is in the fields of the 64-bit format. */
const IN_64 = 0xffffffff;

/** The extra field of the 64-bit format, behind another one that readers pass over. */
function extra64(numbers: readonly number[]): Buffer {
  const fields = Buffer.alloc(6 + 4 + 8 * numbers.length);
  fields.writeUInt16LE(0x5455, 0);
  fields.writeUInt16LE(2, 2);
  fields.writeUInt16LE(1, 6);
  fields.writeUInt16LE(8 * numbers.length, 8);
  for (const [index, number] of numbers.entries()) fields.writeBigUInt64LE(BigInt(number), 10 + 8 * index);
  return fields;
}

/** The end of an archive in the 64-bit format: record, locator, and what older readers look for. */
function end64(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.write('PK\x06\x06', 0, 'latin1');
  for (const [index, number] of [count, count, size, at].entries())
    end.writeBigUInt64LE(BigInt(number), 24 + 8 * index);
  end.write('PK\x06\x07', 56, 'latin1');
  end.writeBigUInt64LE(BigInt(at + size), 64);
  end.write('PK\x05\x06', 76, 'latin1');
  end.fill(0xff, 80, 96);
  return end;
}

/** An archive by APPNOTE.TXT in the 64-bit format, files stored. */
export function zip64(files: { path: string; bytes: Uint8Array }[], claim = 0): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, bytes } of files) {
    const name = Buffer.from(path);
    const extra = extra64([claim || bytes.length, bytes.length, at]);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(45, 0);
    fields.writeUInt32LE(IN_64, 14);
    fields.writeUInt32LE(IN_64, 18);
    fields.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(IN_64, 10);
    parts.push(Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, bytes]));
    fields.writeUInt16LE(extra.length, 24);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02-\0'), fields, tail, name, extra]));
    at += parts.at(-1)!.length;
  }
  const size = Buffer.concat(directory).length;
  return new Blob([Buffer.concat([...parts, ...directory, end64(files.length, size, at)])]);
}

/** An archive by APPNOTE.TXT, files stored or deflated. */
export function zip(files: { path: string; bytes: Uint8Array; deflate?: boolean }[], claim = 0): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, bytes, deflate } of files) {
    const packed = deflate ? deflateRawSync(bytes) : Buffer.from(bytes);
    const name = Buffer.from(path);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(deflate ? 8 : 0, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claim || bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, tail, name]));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return new Blob([Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end])]);
}
