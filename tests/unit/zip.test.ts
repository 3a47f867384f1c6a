import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { unzip as openArchive } from '#lib/dicom/unzip.ts';
import { heldFile } from '#lib/platform/server/files/open-file.ts';
import { zip } from '#lib/platform/server/files/zip.ts';

interface Found {
  path: string;
  bytes: Buffer;
}

/** Reads an archive by its directory, following APPNOTE.TXT and not our writer. */
function unzip(archive: Buffer): Found[] {
  const end64 = Number(archive.readBigUInt64LE(archive.length - 22 - 20 + 8));
  expect(archive.readUInt32LE(end64)).toBe(0x06064b50);
  const count = Number(archive.readBigUInt64LE(end64 + 32));
  let at = Number(archive.readBigUInt64LE(end64 + 48));
  const found: Found[] = [];
  for (let index = 0; index < count; index++) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, size, nameLength, extraLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
    ];
    const path = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = Number(archive.readBigUInt64LE(at + 46 + nameLength + 4));
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(from, from + size);
    expect(crc32(bytes)).toBe(crc);
    found.push({ path, bytes });
    at += 46 + nameLength + extraLength;
  }
  return found;
}

it('writes archives that hold what was put in', async () => {
  const files = [
    { path: 'compte.json', bytes: Buffer.from('{"é":1}') },
    { path: 'images/vide', bytes: Buffer.alloc(0) },
    { path: 'images/é 🩻.webp', bytes: Buffer.alloc(70_000, 7) },
  ];
  const parts: Uint8Array[] = [];
  const entries = files.map(({ path, bytes }) => ({ path, file: heldFile(bytes) }));
  for await (const part of zip(entries, new Date('2026-11-21T05:00:00Z'))) parts.push(part);
  expect(unzip(Buffer.concat(parts))).toEqual(files);
  const opened = await openArchive(new Blob(parts as Uint8Array<ArrayBuffer>[]));
  expect(opened.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
});

it('takes one file at a time, and closes it also when its reader leaves halfway', async () => {
  const told: string[] = [];
  async function* entries() {
    for (const path of ['un', 'deux', 'trois']) {
      told.push(`open ${path}`);
      const close = async () => void told.push(`close ${path}`);
      yield { path, file: { ...heldFile(Buffer.alloc(200_000)), close } };
    }
  }
  let taken = 0;
  for await (const part of zip(entries(), new Date(0))) {
    taken += part.length;
    if (taken > 300_000) break;
  }
  expect(told).toEqual(['open un', 'close un', 'open deux', 'close deux']);
});
