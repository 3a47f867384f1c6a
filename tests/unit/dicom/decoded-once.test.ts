import { beforeEach, expect, it, vi } from 'vitest';
import { answerRequest } from '#lib/dicom/answer-request.ts';
import { decodeFrameOf } from '#lib/dicom/decode.ts';
import { Importer, type ImportWorker } from '#lib/dicom/import-files.ts';
import type { WorkerRequest } from '#lib/dicom/worker-messages.ts';
import { decodeFrame } from '#lib/domain/frame-format.ts';
import { imageAttributes, writeDicom } from './write-dicom.ts';

vi.mock('#lib/dicom/decode.ts', async (original) => {
  const real = await original<typeof import('#lib/dicom/decode.ts')>();
  return { ...real, decodeFrameOf: vi.fn(real.decodeFrameOf) };
});
beforeEach(() => {
  vi.mocked(decodeFrameOf).mockClear();
});

const image = () => new Blob([writeDicom(imageAttributes(2, 2, Uint8Array.of(7, 0, 8, 0, 9, 0, 10, 0)))]);

const pixelsOf = async (request: WorkerRequest) => {
  const answer = await answerRequest(request);
  return answer.kind === 'encoded' ? [...decodeFrame(answer.payload.bytes).pixels] : answer.kind;
};

it('an image that is inspected, looked at, masked and sent is decoded once, and masks stay in what they were asked for', async () => {
  const file = image();
  const encode = { kind: 'encode', file, key: 1, frame: 0 } as const;
  expect((await answerRequest({ kind: 'inspect', file, key: 1 })).kind).toBe('inspected');
  const masks = [{ x: 0, y: 0, width: 1, height: 2 }];
  const plain = await pixelsOf({ ...encode, masks: [] });
  expect(plain).toEqual([7, 8, 9, 10]);
  const masked = await pixelsOf({ ...encode, masks });
  expect(masked).not.toEqual(plain);
  expect(await pixelsOf({ ...encode, masks: [] })).toEqual(plain);
  expect(decodeFrameOf).toHaveBeenCalledTimes(1);

  // Another file with the same name in the page is another one.
  await pixelsOf({ kind: 'encode', file: image(), key: 2, frame: 0, masks: [] });
  expect(decodeFrameOf).toHaveBeenCalledTimes(2);
});

/** Workers that note which files they were asked for, and answer a moment later. */
function noting() {
  const asked: Blob[][] = [];
  const spawn = (): ImportWorker => {
    const own: Blob[] = [];
    asked.push(own);
    const worker: ImportWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {},
      postMessage: async (request: WorkerRequest) => {
        own.push(request.file);
        const data = await answerRequest(request);
        worker.onmessage?.({ data });
      },
    };
    return worker;
  };
  return { spawn, asked };
}

it('a frame is asked of the worker that decodes it, however many others are idle', async () => {
  const { spawn, asked } = noting();
  const importer = new Importer(2, { base: 5000, perMegabyte: 0 }, spawn);
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
