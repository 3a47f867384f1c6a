import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { openRecompressed } from '#lib/images/server/open-image.ts';
import { heldFile, type OpenFile, type OpenFileResult } from '#lib/platform/server/files/open-file.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { TemporaryFiles } from '#lib/platform/server/files/temporary-files.ts';

const temporary = new TemporaryFiles(tmpdir());
afterEach(() => temporary.close());

/** A store that holds one frame under every key, and says what is open. */
function storeOf(bytes: Buffer) {
  const counts = { opened: 0, open: 0, most: 0 };
  const store = {
    async open(key: string): Promise<OpenFileResult> {
      if (key === 'absent') return undefined;
      if (key === 'damaged') return 'corrupt';
      counts.opened += 1;
      counts.open += 1;
      counts.most = Math.max(counts.most, counts.open);
      const close = async () => {
        counts.open -= 1;
      };
      return { ...heldFile(bytes), close };
    },
  };
  return { counts, files: store as unknown as FileStore };
}

/** Larger than what is held in memory, and hardly compressible. */
const frame = Buffer.from(Uint16Array.from({ length: 1_000_000 }, (_, i) => (i * i * 7919) % 65_521).buffer);

it.each(['gzip', 'identity'] as const)(
  'sends a frame with every value in %s, made once for many',
  async (encoding) => {
    const { files, counts } = storeOf(brotliCompressSync(frame, { params: { 1: 1 } }));
    const ask = () => openRecompressed({ files, temporary }, `frame ${encoding}`, encoding, 'anna');
    const opened = await Promise.all(Array.from({ length: 5 }, ask));
    for (const file of opened) {
      const bytes = await buffer(file.pieces());
      expect(bytes.length).toBe(file.size);
      expect((encoding === 'gzip' ? gunzipSync(bytes) : bytes).equals(frame)).toBe(true);
      await file.close();
    }
    expect(counts).toEqual({ opened: 1, open: 0, most: 1 });
  },
);

it('makes two at a time, and lets nobody wait behind what somebody else asks for', async () => {
  const { files, counts } = storeOf(brotliCompressSync(frame.subarray(0, 100_000)));
  const order: string[] = [];
  const ask = async (person: string, key: string): Promise<OpenFile> => {
    const file = await openRecompressed({ files, temporary }, `${key} of ${person}`, 'gzip', person);
    order.push(person);
    return file;
  };
  const all = [...Array.from({ length: 20 }, (_, i) => ask('anna', `${i}`)), ask('boris', '0')];
  for (const file of await Promise.all(all)) await file.close();
  expect(order.indexOf('boris')).toBeLessThan(5);
  expect(counts).toMatchObject({ open: 0, most: 2 });
});

it('says what is the matter with a frame that cannot be read, and closes what it opened', async () => {
  const { files, counts } = storeOf(Buffer.from('no brotli'));
  const ask = (key: string) => openRecompressed({ files, temporary }, key, 'gzip', 'anna');
  await expect(ask('absent')).rejects.toMatchObject({ code: 'not_found' });
  await expect(ask('damaged')).rejects.toMatchObject({ code: 'file_damaged' });
  await expect(ask('odd')).rejects.toThrow();
  expect(counts.open).toBe(0);
});
