import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { decodeTimeout } from '#lib/dicom/decode-timeout.ts';
import { Importer, type ImportWorker } from '#lib/dicom/import-files.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import type { Work, WorkerMessage } from '#lib/dicom/worker-messages.ts';
import { imageAttributes, writeDicom } from './write-dicom.ts';

const file = new Blob([writeDicom(imageAttributes(2, 2, new Uint8Array(8)))]);

describe('what is heard of a worker', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  /** A worker whose word is the test's. */
  function silent() {
    const worker: ImportWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {},
      postMessage: () => {},
    };
    const importer = new Importer(1, { base: 1000, perMegabyte: 0 }, () => worker);
    const told: Work[] = [];
    const outcome = importer.inspect(file, (work) => told.push(work)).then(() => 'read', refusalOf);
    const say = (data: WorkerMessage) => worker.onmessage?.({ data });
    return { outcome, say, told };
  }

  const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const answer = { kind: 'refused', code: 'no_image' } as const;

  it('keeps it at work however long it takes, as long as it goes on', async () => {
    const { outcome, say } = silent();
    for (let part = 0; part < 100; part += 1) {
      await later(900);
      say({ kind: 'working' });
    }
    say(answer);
    expect(await outcome).toBe('no_image');
  });

  it('gives it the time that it asks for before it falls silent, and no more', async () => {
    const large = { kind: 'working', patience: 60_000, decoding: { rows: 6000, columns: 5000 } } as const;
    const first = silent();
    first.say(large);
    await later(60_900);
    first.say(answer);
    expect(await first.outcome).toBe('no_image');
    expect(first.told).toEqual([large]);

    const second = silent();
    second.say(large);
    await later(61_100);
    second.say(answer);
    expect(await second.outcome).toBe('too_slow');
  });

  it('ends it once it has said nothing for too long', async () => {
    const { outcome, say } = silent();
    say({ kind: 'working' });
    await later(1100);
    expect(await outcome).toBe('too_slow');
  });
});

describe('patience', () => {
  const shape = { rows: 6000, columns: 5000, samples: 1 } as const;
  const coded = (transferSyntax: string) => {
    const element = { tag: 0x7fe00010, vr: 'OB', at: 0, length: 1, fragments: [{ at: 0, length: 1 }] };
    return decodeTimeout({ ...shape, transferSyntax, element });
  };

  it('is in proportion to pixels and to what undoes their compression', () => {
    const [wavelet, jpeg] = [coded('1.2.840.10008.1.2.4.90'), coded('1.2.840.10008.1.2.4.70')];
    expect(wavelet).toBeGreaterThan(jpeg);
    expect(jpeg).toBeGreaterThan(60_000);
    expect(decodeTimeout(shape)).toBeLessThan(jpeg);
    expect(decodeTimeout({ ...shape, rows: 3000 })).toBe(decodeTimeout(shape) / 2);
  });

  it('is asked for before a frame is decoded, with its size; reading and hashing a file tell of each part', async () => {
    const told: Work[] = [];
    const answerer = new RequestAnswerer();
    const ballast = { tag: 0x00091010, vr: 'OB', value: new Uint8Array(9 << 20) };
    const padded = new Blob([writeDicom(imageAttributes(2, 2, new Uint8Array(8), [ballast]))]);
    await answerer.answer({ kind: 'inspect', file: padded, key: 1 }, (work) => told.push(work));
    const parts = 3;
    expect(told).toHaveLength(2 * parts + 1);
    expect(told.at(-1)).toMatchObject({ decoding: { rows: 2, columns: 2 } });
    expect(told.at(-1)!.patience).toBeGreaterThan(0);
    // A cached frame is not decoded.
    told.length = 0;
    await answerer.answer({ kind: 'encode', file: padded, key: 1, frame: 0, masks: [] }, (work) =>
      told.push(work),
    );
    expect(told).toEqual([{ patience: expect.any(Number) }]);
  });
});
