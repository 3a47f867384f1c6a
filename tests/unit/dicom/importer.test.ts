import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { openArchives } from '#lib/dicom/dropped-files.ts';
import { Importer, type ImportWorker } from '#lib/dicom/import-files.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { unzip } from '#lib/dicom/unzip.ts';
import type { WorkerRequest } from '#lib/dicom/worker-messages.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { imageAttributes, writeDicom } from './write-dicom.ts';
import { zip, zip64 } from './write-zip.ts';

const image = (value: number) => new Blob([writeDicom(imageAttributes(1, 1, Uint8Array.of(value, 0)))]);
const hanging = new Blob(['hang']);
const crashing = new Blob(['crash']);

/** A worker in this process: it hangs and dies on the files made for it. */
function makeSpawn() {
  const alive = new Set<ImportWorker>();
  let spawned = 0;
  let most = 0;
  const spawn = (): ImportWorker => {
    const answerer = new RequestAnswerer();
    const worker: ImportWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => alive.delete(worker),
      postMessage: async (request: WorkerRequest) => {
        if (request.file === hanging) return;
        if (request.file === crashing) {
          queueMicrotask(() => worker.onerror?.(new Event('error')));
          return;
        }
        const data = await answerer.answer(request);
        worker.onmessage?.({ data });
      },
    };
    alive.add(worker);
    most = Math.max(most, alive.size);
    spawned++;
    return worker;
  };
  return { spawn, count: () => ({ spawned, most, alive: alive.size }) };
}

const DEADLINE = { base: 1000, perMegabyte: 0 };

describe('the importer', () => {
  afterEach(() => vi.useRealTimers());

  it('looks files over and encodes their frames', async () => {
    const importer = new Importer(1, DEADLINE, makeSpawn().spawn);
    const file = image(7);
    expect((await importer.inspect(file)).frames).toHaveLength(1);
    const { bytes, attributes } = await importer.encode(file, 0);
    expect([...decodeFrame(bytes).pixels]).toEqual([7]);
    expect(attributes).toMatchObject({ Rows: 1, Columns: 1 });
    importer.close();
  });

  it('replaces workers that hang or die, refuses their file and goes on with the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { spawn, count } = makeSpawn();
    const importer = new Importer(1, DEADLINE, spawn);
    const outcomes = Promise.all(
      [image(1), hanging, image(2), crashing, new Blob(['not DICOM']), image(3)].map((file) =>
        importer.inspect(file).then(() => 'read', refusalOf),
      ),
    );
    for (let i = 0; i < 20; i++) await vi.advanceTimersByTimeAsync(100).then(() => new Promise(setImmediate));
    expect(await outcomes).toEqual(['read', 'too_slow', 'read', 'crashed', 'not_dicom', 'read']);
    expect(count()).toEqual({ spawned: 3, most: 1, alive: 1 });
    importer.close();
    expect(count().alive).toBe(0);
  });

  it('works on as many files at once as it has workers', async () => {
    const { spawn, count } = makeSpawn();
    const importer = new Importer(2, DEADLINE, spawn);
    const files = Array.from({ length: 9 }, (_, i) => image(i));
    const read = await Promise.all(files.map((file) => importer.encode(file, 0)));
    expect(read.map(({ bytes }) => decodeFrame(bytes).pixels[0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(count()).toEqual({ spawned: 2, most: 2, alive: 2 });
    importer.close();
  });

  it('refuses what is still waiting when it is closed', async () => {
    const importer = new Importer(1, DEADLINE, makeSpawn().spawn);
    const [first, second] = [hanging, image(1)].map((file) =>
      importer.inspect(file).then(() => 'read', refusalOf),
    );
    importer.close();
    expect(await second).toBe('crashed');
    expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('crashed');
  });
});

describe('archives', () => {
  const files = [
    { path: 'exam/IM10', bytes: new Uint8Array(3000).fill(1), deflate: true },
    { path: 'exam/IM2', bytes: Uint8Array.of(1, 2, 3) },
    { path: '__MACOSX/exam/._IM2', bytes: Uint8Array.of(1) },
    { path: 'exam/.DS_Store', bytes: Uint8Array.of(1) },
  ];

  it('are opened, sorted by number and rid of what computers leave', async () => {
    const opened = await openArchives([
      { path: 'z.jpg', blob: new Blob(['photo']) },
      { path: 'a.zip', blob: zip(files) },
    ]);
    expect(opened.map(({ path }) => path)).toEqual(['a.zip/exam/IM2', 'a.zip/exam/IM10', 'z.jpg']);
    expect(new Uint8Array(await opened[1]!.blob.arrayBuffer())).toEqual(files[0]!.bytes);
  });

  it('that are damaged are told by their name, and nothing else is lost', async () => {
    const whole = new Uint8Array(await zip(files).arrayBuffer());
    const opened = await openArchives([
      { path: 'photo.jpg', blob: new Blob(['photo']) },
      { path: 'cut.zip', blob: new Blob([whole.slice(0, whole.length - 40)]) },
      { path: 'whole.zip', blob: new Blob([whole]) },
    ]);
    expect(opened.map(({ path, closed }) => [path, closed])).toEqual([
      ['cut.zip', 'damaged'],
      ['photo.jpg', undefined],
      ['whole.zip/exam/IM2', undefined],
      ['whole.zip/exam/IM10', undefined],
    ]);
  });

  it('are opened in the 64-bit format too, which streams are written in', async () => {
    const opened = await unzip(zip64(files));
    expect(opened.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
    for (const [index, { blob }] of opened.entries())
      expect(new Uint8Array(await blob.arrayBuffer())).toEqual(files[index]!.bytes);
  });

  it('in the 64-bit format that lie about their size or are cut are refused', async () => {
    expect(await unzip(zip64(files, 2 ** 40)).then(() => 'read', refusalOf)).toBe('too_large');
    const whole = new Uint8Array(await zip64(files).arrayBuffer());
    const changed = (at: number, byte: number) => new Blob([whole.with(whole.length + at, byte)]);
    // The locator's mark, the place that it gives, and the mark of the record there.
    for (const damaged of [changed(-42, 0), changed(-27, 1), changed(-98, 0)])
      expect(await unzip(damaged).then(() => 'read', refusalOf)).toBe('damaged');
    // The size of the last entry's fields: too small for their content.
    expect(await unzip(changed(-98 - 26, 8)).then(() => 'read', refusalOf)).toBe('damaged');
  });

  it('that lie about their size or are cut are refused', async () => {
    expect(await unzip(zip([files[0]!], 100)).then(() => 'read', refusalOf)).toBe('too_large');
    expect(await unzip(zip([files[0]!], 9000)).then(() => 'read', refusalOf)).toBe('damaged');
    const whole = zip(files);
    expect(await unzip(whole.slice(0, whole.size - 30)).then(() => 'read', refusalOf)).toBe('damaged');
    expect(await unzip(zip([files[0]!], 2 ** 32 - 2)).then(() => 'read', refusalOf)).toBe('too_large');
  });
});
