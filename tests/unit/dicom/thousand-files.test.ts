import { describe, expect, it } from 'vitest';
import { readExam } from '#islands/protocol-editor/dicom/read-exam.ts';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { Importer, type ImportWorker } from '#lib/dicom/import-files.ts';
import { cs, ds, image } from './exams.ts';
import { text } from './write-dicom.ts';

const COUNT = 1000;
const WORKERS = 2;
/** Bytes read of a file at first (`read-header.ts`). */
const BEGINNING = 1 << 17;
/** As large as a slice of a recent scanner. */
const FILE_SIZE = 1 << 20;

/** Files of ten series, with counts of the bytes read, and of those held at one time. */
function exam() {
  const held = { bytes: 0, now: 0, most: 0, files: 0 };
  const file = (at: number): Blob => {
    const header = image('MR', [
      text(0x0020000e, 'UI', `1.2.3.${at % 10}`),
      text(0x00080018, 'UI', `1.2.3.4.${at}`),
      text(0x00200011, 'IS', String(at % 10)),
      cs(0x00080008, 'ORIGINAL\\PRIMARY\\M'),
      ds(0x00200037, '1\\0\\0\\0\\1\\0'),
      ds(0x00200032, `0\\0\\${Math.floor(at / 10)}`),
      ds(0x00180080, '2800'),
    ]);
    const slice = (_: number, end: number) => ({
      arrayBuffer: async () => {
        const bytes = new Uint8Array(Math.min(end, FILE_SIZE));
        bytes.set(header.subarray(0, bytes.length));
        held.bytes += bytes.length;
        held.files += 1;
        held.now += bytes.length;
        held.most = Math.max(held.most, held.now);
        return bytes.buffer;
      },
    });
    return { size: FILE_SIZE, slice } as unknown as Blob;
  };
  const found = Array.from({ length: COUNT }, (_, at) => ({ path: `IM${at}`, blob: file(at) }));
  /** A worker that reads in this thread, and forgets what it read once it has answered. */
  const spawn = (): ImportWorker => {
    const answerer = new RequestAnswerer();
    const worker: ImportWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        worker.onmessage = null;
      },
      postMessage: (request) => {
        void answerer.answer(request).then((data) => {
          held.now -= BEGINNING;
          worker.onmessage?.({ data });
        });
      },
    };
    return worker;
  };
  return { found, held, importer: new Importer(WORKERS, undefined, spawn) };
}

describe('a thousand files of an exam', () => {
  it('are read by their beginnings, two at a time, and told one by one', async () => {
    const { found, held, importer } = exam();
    const told: number[] = [];
    const { proposals, files, skipped } = await readExam(
      found,
      (done) => told.push(done),
      new AbortController().signal,
      importer,
    );
    expect([files, skipped.length, proposals.length]).toEqual([COUNT, 0, 10]);
    expect(told).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
    expect(held.bytes).toBe(COUNT * BEGINNING);
    expect(held.most).toBeLessThanOrEqual(WORKERS * BEGINNING);
  });

  it('are left alone as soon as it is stopped', async () => {
    const { found, held, importer } = exam();
    const stop = new AbortController();
    let told = 0;
    await readExam(
      found,
      (done) => {
        told = done;
        if (done === 100) stop.abort();
      },
      stop.signal,
      importer,
    );
    expect(told).toBe(100);
    expect(held.files).toBeLessThanOrEqual(100 + WORKERS);
  });
});
