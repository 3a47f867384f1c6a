import { deflateRawSync } from 'node:zlib';

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
