import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { caseBody } from '#lib/cases/body-schema.ts';
import { findingsOn } from '#lib/demo/cases/pointed.ts';
import { demoCases } from '#lib/demo/content.ts';
import { drawCase, drawCover } from '#lib/demo/server/seed-case.ts';
import { filesOf, readStack } from '#lib/demo/teaching/read-published.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';

function memoryStore() {
  const kept = new Map<string, Buffer>();
  const put = async (bytes: Uint8Array) => {
    const key = createHash('sha256').update(bytes).digest('hex');
    kept.set(key, Buffer.from(bytes));
    return key;
  };
  return { kept, store: { put } as Partial<FileStore> as FileStore };
}

const caseOf = (id: string) => demoCases.find(({ published }) => published?.id === id)!;
const whole = { now: 5, isCovered: false };

it('a real series is stored as an import is: every value, its place, and the credit with it', async () => {
  const { kept, store } = memoryStore();
  const item = caseOf('irm-cpa-1');
  const { body } = await drawCase(store, item, whole);
  expect(caseBody.parse(body)).toEqual(body);
  expect(body.credit).toMatchObject({ licence: 'CC BY 4.0', source: expect.stringContaining('9YTJ-5Q73') });
  const [folder] = body.folders;
  expect(folder?.images).toHaveLength(20);
  const stack = await readStack(await filesOf('irm-cpa-1'));
  const [slice, image] = [await stack.slice(3), folder?.images[3]];
  if (image?.kind !== 'frame') throw new Error('no frame');
  expect(image.position).toEqual(slice.position);
  const stored = decodeFrame(brotliDecompressSync(kept.get(image.frame)!));
  expect(stored.pixels).toEqual(slice.planes.pixels);
});

it('a photograph is stored with what it asks for, and shown in the sheet with the way to it', async () => {
  const { store } = memoryStore();
  const item = caseOf('echo-abdomen-02');
  const cover = await drawCover(store, item, 5);
  const { body, images } = await drawCase(store, item, { ...whole, isCovered: true });
  expect(caseBody.parse(body)).toEqual(body);
  const [image] = body.folders[0]?.images ?? [];
  expect(image).toEqual({ kind: 'image', ...cover.image });
  expect(cover.rows.variants.map(({ name }) => name)).toContain('400.avif');
  // Its smaller copies exist already.
  expect(images[0]?.variants.map(({ name }) => name)).toEqual(['160.webp']);
  const shown = (body.sheet ?? []).findIndex(({ type }) => type === 'image');
  expect(body.sheet?.[shown]).toMatchObject({ image: { file: image?.file } });
  expect(body.sheet?.[shown + 1]).toMatchObject({ text: [{ view: { folder: 'f1', key: image?.file } }] });
});

it('a finding of a real series lies on the slice that its source names', () => {
  const image = (index: number) => ({ kind: 'image' as const, file: String(index), width: 1, height: 1 });
  const folder = {
    id: 'f1',
    name: 'TDM',
    description: '',
    images: Array.from({ length: 61 }, (_, i) => image(i)),
  };
  const [finding] = findingsOn([{ ...folder, mainImage: 39 }], caseOf('ct-thorax-1').findings);
  expect(finding?.key).toBe('26');
  expect(finding?.marks[0]?.points).toHaveLength(2);
});
