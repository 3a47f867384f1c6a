import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { decodeFrameOf } from '#lib/dicom/decode.ts';
import { Importer, type ImportWorker } from '#lib/dicom/import-files.ts';
import type { WorkerRequest } from '#lib/dicom/worker-messages.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { imageAttributes, writeDicom } from './write-dicom.ts';

vi.mock('#lib/dicom/decode.ts', async (original) => {
  const real = await original<typeof import('#lib/dicom/decode.ts')>();
  return { ...real, decodeFrameOf: vi.fn(real.decodeFrameOf) };
});
beforeEach(() => {
  vi.mocked(decodeFrameOf).mockClear();
});

/** Bytes of its decoded frame. */
const FRAME = 8;
const image = (first = 7) =>
  new Blob([writeDicom(imageAttributes(2, 2, Uint8Array.of(first, 0, 8, 0, 9, 0, 10, 0)))]);

const MASKS = [{ x: 0, y: 0, width: 1, height: 2 }];

async function pixelsOf(answerer: RequestAnswerer, request: WorkerRequest) {
  const answer = await answerer.answer(request);
  return answer.kind === 'encoded' ? [...decodeFrame(answer.payload.bytes).pixels] : answer.kind;
}

it('an image that is inspected, looked at, masked and sent is decoded once, and masks stay in what they were asked for', async () => {
  const answerer = new RequestAnswerer();
  const file = image();
  const encode = { kind: 'encode', file, key: 1, frame: 0 } as const;
  expect((await answerer.answer({ kind: 'inspect', file, key: 1 })).kind).toBe('inspected');
  const plain = await pixelsOf(answerer, { ...encode, masks: [] });
  expect(plain).toEqual([7, 8, 9, 10]);
  const masked = await pixelsOf(answerer, { ...encode, masks: MASKS });
  expect(masked).not.toEqual(plain);
  expect(await pixelsOf(answerer, { ...encode, masks: [] })).toEqual(plain);
  expect(decodeFrameOf).toHaveBeenCalledTimes(1);

  // A second file with the same name in the page is a different one.
  expect(await pixelsOf(answerer, { ...encode, file: image(3), key: 2, masks: [] })).toEqual([3, 8, 9, 10]);
  expect(decodeFrameOf).toHaveBeenCalledTimes(2);
});

it('a worker keeps what it decoded within its bound, the frames asked for last', async () => {
  const answerer = new RequestAnswerer(2 * FRAME);
  const files = [image(1), image(2), image(3)];
  const ask = (at: number) =>
    pixelsOf(answerer, { kind: 'encode', file: files[at]!, key: at, frame: 0, masks: [] });
  for (const at of [0, 1, 2]) await ask(at);
  expect(decodeFrameOf).toHaveBeenCalledTimes(3);
  expect(await ask(1)).toEqual([2, 8, 9, 10]);
  expect(await ask(2)).toEqual([3, 8, 9, 10]);
  expect(decodeFrameOf).toHaveBeenCalledTimes(3);
  expect(await ask(0)).toEqual([1, 8, 9, 10]);
  expect(decodeFrameOf).toHaveBeenCalledTimes(4);
});

/** Workers that record which files were requested, and answer a moment later. */
function noting(keptBytes?: number) {
  const asked: Blob[][] = [];
  const spawn = (): ImportWorker => {
    const own: Blob[] = [];
    const answerer = new RequestAnswerer(keptBytes);
    asked.push(own);
    const worker: ImportWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {},
      postMessage: async (request: WorkerRequest) => {
        own.push(request.file);
        const data = await answerer.answer(request);
        worker.onmessage?.({ data });
      },
    };
    return worker;
  };
  return { spawn, asked };
}

const SILENCE = { base: 5000, perMegabyte: 0 };

describe('the importer', () => {
  it.each([3, 4, 9])(
    'decodes each of %i files once that are inspected together, looked at and sent',
    async (count) => {
      const { spawn, asked } = noting();
      const importer = new Importer(2, SILENCE, spawn);
      const files = Array.from({ length: count }, (_, at) => image(at));
      await Promise.all(files.map((file) => importer.inspect(file)));
      for (const file of files) await importer.encode(file, 0);
      await Promise.all(files.toReversed().map((file) => importer.encode(file, 0, MASKS)));
      await Promise.all(files.map((file) => importer.pack(file, 0, MASKS)));
      importer.close();
      expect(decodeFrameOf).toHaveBeenCalledTimes(count);
      expect(asked).toHaveLength(2);
      const [first, second] = asked.map((own) => new Set(own));
      expect([...first!].some((file) => second!.has(file))).toBe(false);
    },
  );

  it('asks a frame of the worker that decodes it, however many others are idle', async () => {
    const { spawn, asked } = noting();
    const importer = new Importer(2, SILENCE, spawn);
    const [first, second] = [image(), image()];
    await Promise.all([importer.inspect(first), importer.inspect(second)]);
    await Promise.all([
      importer.encode(first, 0),
      importer.encode(first, 0),
      importer.encode(second, 0),
      importer.encode(first, 0),
    ]);
    await importer.encode(second, 0);
    importer.close();
    expect(asked).toHaveLength(2);
    for (const own of asked) expect(new Set(own).size).toBe(1);
    expect(asked.map((own) => own.length).sort()).toEqual([3, 4]);
  });
});
