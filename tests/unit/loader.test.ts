import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Look } from '#lib/domain/load-plan.ts';
import { budgetFor, lineKind } from '#lib/viewer/budget.ts';
import { LineError } from '#lib/viewer/download.ts';
import { Loader } from '#lib/viewer/loader.ts';
import type { FramePicture, ImagePicture } from '#lib/viewer/picture.ts';
import type { Source } from '#lib/viewer/source.ts';

const BYTES = 1000;
const look = (index: number, part: Partial<Look> = {}): Look => ({
  ...{ stack: 0, index, count: 100, frames: 'none' },
  ...part,
});

interface Asked {
  index: number;
  stack: number;
  quality: string;
  signal: AbortSignal;
  answer(): Promise<void>;
  /** The file is bad. */
  fail(): Promise<void>;
  /** The line gives way. */
  cut(): Promise<void>;
  share(part: number): void;
}

/** A source whose answers come when the test says so. */
function handSource(lights: ReadonlySet<number> = new Set()) {
  const asked: Asked[] = [];
  const closed: number[] = [];
  const ask = <T>(
    quality: string,
    stack: number,
    index: number,
    signal: AbortSignal,
    share: (part: number) => void,
    value: () => T,
  ) =>
    new Promise<T>((resolve, reject) => {
      const settled = async (act: () => void) => {
        act();
        await new Promise((wake) => setTimeout(wake));
      };
      const answer = () => settled(() => resolve(value()));
      const fail = () => settled(() => reject(new Error('line')));
      const cut = () => settled(() => reject(new LineError('cut')));
      asked.push({ index, stack, quality, signal, answer, fail, cut, share });
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const picture = (index: number, light: boolean): ImagePicture => ({
    ...{ kind: 'image', width: 10, height: 10, rescale: { slope: 1, intercept: 0 }, bytes: BYTES, light },
    bitmap: { close: () => closed.push(index) } as unknown as ImageBitmap,
  });
  const frame = (): FramePicture => ({
    ...{ kind: 'frame', width: 10, height: 10, rescale: { slope: 1, intercept: 0 }, bytes: BYTES },
    pixels: new Int16Array(100),
  });
  const source: Source = {
    facts: (_stack, index, quality) =>
      quality === 'light' && !lights.has(index) ? undefined : { bytes: BYTES, memory: BYTES },
    fetchImage: (stack, index, quality, signal, onShare) =>
      ask(quality, stack, index, signal, onShare, () => new Blob([new Uint8Array(BYTES)])),
    decode: async (_stack, index, quality) => picture(index, quality === 'light'),
    fetchFrame: (stack, index, signal, onShare) => ask('frame', stack, index, signal, onShare, frame),
  };
  return { source, asked, closed };
}

const ROOMY = { blobs: 1e9, frames: 1e9, bitmaps: 1e9, side: 4096 };

/** Answers everything that is asked for until nothing more is. */
async function answerAll(asked: Asked[]): Promise<void> {
  for (let i = 0; i < asked.length; i++) if (!asked[i]!.signal.aborted) await asked[i]!.answer();
}

describe('the loader', () => {
  it('asks for a few files at a time, nearest first', async () => {
    const { source, asked } = handSource();
    new Loader(source, ROOMY, () => undefined).lookAt([look(50)]);
    expect(asked.map(({ index }) => index)).toEqual([50, 51, 49, 52]);
    await asked[0]!.answer();
    expect(asked.map(({ index }) => index)).toEqual([50, 51, 49, 52, 48]);
  });

  it('gives up what nobody looks at any more', () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(50)]);
    loader.lookAt([look(3, { stack: 1 })]);
    expect(asked.slice(0, 4).map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
    expect(asked[4]).toMatchObject({ stack: 1, index: 3 });
  });

  it('makes room on the line for the slice one jumps to', () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(50)]);
    loader.lookAt([look(90)]);
    expect(asked.filter(({ signal }) => signal.aborted)).toHaveLength(1);
    expect(asked.at(-1)).toMatchObject({ index: 90 });
  });

  it('loads everything once and says how much is left', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(50)]);
    expect(loader.bytesLeft()).toBe(100 * BYTES);
    await answerAll(asked);
    expect(asked).toHaveLength(100);
    expect(loader.bytesLeft()).toBe(0);
  });

  it('keeps within its memory: the rest of a long exam waits until one comes near', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, { ...ROOMY, blobs: 20 * BYTES }, () => undefined);
    loader.lookAt([look(1000, { count: 2000 })]);
    await answerAll(asked);
    const ready = () => Array.from({ length: 2000 }, (_, i) => i).filter((i) => loader.isReady(0, i)).length;
    expect(ready()).toBe(20);
    expect(loader.bytesLeft()).toBe(0);
    loader.lookAt([look(10, { count: 2000 })]);
    await answerAll(asked.slice(20));
    expect(ready()).toBeLessThanOrEqual(20);
    expect(loader.isReady(0, 10)).toBe(true);
  });

  it('keeps frames within their memory, the slice on screen always', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, { ...ROOMY, frames: 5 * BYTES }, () => undefined);
    loader.lookAt([look(50, { frames: 'near' })]);
    await answerAll(asked);
    expect(loader.picture(0, 50)?.kind).toBe('frame');
    const frames = Array.from({ length: 100 }, (_, i) => loader.picture(0, i)).filter(
      (p) => p?.kind === 'frame',
    );
    expect(frames.length).toBeLessThanOrEqual(5);
  });

  it('shows a preview, then the frame', async () => {
    const { source, asked } = handSource();
    let changes = 0;
    const loader = new Loader(source, ROOMY, () => {
      changes += 1;
    });
    loader.lookAt([look(5, { frames: 'near' })]);
    expect(loader.picture(0, 5)).toBeUndefined();
    await asked[0]!.answer();
    loader.picture(0, 5);
    await new Promise((wake) => setTimeout(wake));
    expect(loader.picture(0, 5)?.kind).toBe('image');
    await asked[1]!.answer();
    expect(loader.picture(0, 5)?.kind).toBe('frame');
    expect(changes).toBeGreaterThanOrEqual(3);
  });

  it('does not insist on what failed, until one comes back to it', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(0, { count: 2 })]);
    await asked[0]!.fail();
    await asked[1]!.answer();
    expect(loader.hasFailed(0, 0)).toBe(true);
    loader.lookAt([look(0, { count: 2 })]);
    expect(asked).toHaveLength(2);
    loader.lookAt([look(1, { count: 2 })]);
    loader.lookAt([look(0, { count: 2 })]);
    expect(asked).toHaveLength(3);
    await asked[2]!.fail();
    loader.retry();
    expect(asked).toHaveLength(4);
    expect(loader.lost).toBe(false);
  });

  it('counts what is left as it comes', () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(0, { count: 2 })]);
    asked[0]!.share(0.25);
    expect(loader.bytesLeft()).toBe(1.75 * BYTES);
  });

  it('shows the reduced copy of a big image until it has come itself', async () => {
    const { source, asked } = handSource(new Set([0, 1]));
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(0, { count: 2, light: true })]);
    expect(asked.map(({ index, quality }) => [index, quality])).toEqual([
      [0, 'light'],
      [0, 'preview'],
      [1, 'light'],
      [1, 'preview'],
    ]);
    await asked[0]!.answer();
    const decoded = () => new Promise((wake) => setTimeout(wake));
    loader.picture(0, 0);
    await decoded();
    expect([loader.picture(0, 0), loader.isReady(0, 0)]).toMatchObject([{ light: true }, false]);
    await asked[1]!.answer();
    loader.picture(0, 0);
    await decoded();
    expect([loader.picture(0, 0), loader.isReady(0, 0)]).toMatchObject([{ light: false }, true]);
  });
});

describe('an exam of 2,000 slices on a phone', () => {
  const PREVIEW = 60_000;
  const FRAME = 512 * 512 * 2;
  const BITMAP = 512 * 512 * 4;

  it('never takes more than the phone is asked for, wherever one goes in it', async () => {
    const budget = budgetFor({ deviceMemory: 4, maxTouchPoints: 5 }, 390);
    let bitmaps = 0;
    const source: Source = {
      facts: (_stack, _index, quality) => {
        if (quality === 'light') return undefined;
        const frame = quality === 'frame';
        return { bytes: frame ? 160_000 : PREVIEW, memory: frame ? FRAME : BITMAP };
      },
      fetchImage: async () => ({ size: PREVIEW }) as Blob,
      decode: async () => {
        bitmaps += 1;
        const bitmap = { close: () => (bitmaps -= 1) } as unknown as ImageBitmap;
        const size = { width: 512, height: 512, bytes: BITMAP, rescale: { slope: 1, intercept: 0 } };
        return { kind: 'image', light: false, bitmap, ...size };
      },
      fetchFrame: async () => ({
        ...{ kind: 'frame', width: 512, height: 512, rescale: { slope: 1, intercept: 0 } },
        ...{ bytes: FRAME, pixels: new Int16Array(1) },
      }),
    };
    const loader = new Loader(source, budget, () => undefined);
    const all = Array.from({ length: 2000 }, (_, i) => i);
    for (const index of [1000, ...all.filter((i) => i % 97 === 0), 5, 1999]) {
      loader.lookAt([look(index, { count: 2000, frames: 'near' })]);
      for (let turn = 0; turn < 40; turn++) {
        await new Promise((wake) => setTimeout(wake));
        loader.picture(0, index);
        for (const ahead of [1, -1, 2, -2]) loader.prepare(0, index + ahead);
      }
      expect(loader.picture(0, index)?.kind).toBe('frame');
      expect(bitmaps * BITMAP).toBeLessThanOrEqual(budget.bitmaps);
    }
    const frames = all.filter((i) => loader.picture(0, i)?.kind === 'frame').length;
    const ready = all.filter((i) => loader.isReady(0, i)).length;
    expect(frames * FRAME).toBeLessThanOrEqual(budget.frames);
    expect((ready - frames) * PREVIEW).toBeLessThanOrEqual(budget.blobs);
    expect(ready, 'a good part of it is at hand').toBeGreaterThan(500);
    expect(budget.blobs + budget.frames + budget.bitmaps).toBeLessThan(200e6);
  });
});

describe('a lost line', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const cut = async (file: Asked) => {
    const done = file.cut();
    await vi.advanceTimersByTimeAsync(0);
    await done;
  };
  const answer = async (file: Asked) => {
    const done = file.answer();
    await vi.advanceTimersByTimeAsync(0);
    await done;
  };

  it('is tried again one file at a time, more and more rarely, and then goes on by itself', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(50)]);
    for (const file of asked.slice(0, 4)) await cut(file);
    expect([loader.lost, asked.length]).toEqual([true, 5]);
    await cut(asked[4]!);
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(6);
    await cut(asked[5]!);
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(7);
    await answer(asked[6]!);
    expect([loader.lost, loader.hasFailed(0, 50)]).toEqual([false, false]);
    expect(asked).toHaveLength(11);
    expect(asked.slice(7).map(({ index }) => index)).toContain(50);
  });

  it('is tried at once when somebody asks', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(0, { count: 1 })]);
    await cut(asked[0]!);
    await cut(asked[1]!);
    expect([loader.lost, asked.length]).toEqual([true, 2]);
    loader.retry();
    expect(asked).toHaveLength(3);
    await answer(asked[2]!);
    expect([loader.lost, loader.isReady(0, 0)]).toEqual([false, true]);
  });

  it('is not what keeps a single file from coming', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(0, { count: 30 })]);
    for (let i = 0; i < asked.length; i++) await (asked[i]!.index === 0 ? cut : answer)(asked[i]!);
    expect([loader.lost, loader.hasFailed(0, 0)]).toEqual([false, true]);
    expect(asked.filter(({ index }) => index === 0)).toHaveLength(3);
    expect(loader.bytesLeft()).toBe(0);
  });
});

describe('the loader at its end', () => {
  it('lets go of everything when it stops', async () => {
    const { source, asked, closed } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.lookAt([look(50)]);
    await asked[0]!.answer();
    loader.picture(0, 50);
    await new Promise((wake) => setTimeout(wake));
    loader.stop();
    expect(closed).toHaveLength(1);
    expect(asked.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('what a device and a line can bear', () => {
  it('is less on a phone', () => {
    const phone = budgetFor({ deviceMemory: 4, maxTouchPoints: 5 }, 390);
    const desk = budgetFor({ deviceMemory: 8, maxTouchPoints: 0 }, 1920);
    expect(phone.blobs + phone.frames + phone.bitmaps).toBeLessThan(200e6);
    expect(desk.frames).toBeGreaterThan(300 * 512 * 512 * 2);
    expect(budgetFor({ maxTouchPoints: 5 }, 390)).toEqual(phone);
  });

  it('is told by the browser, or taken for ordinary', () => {
    expect(lineKind(undefined)).toBe('ordinary');
    expect(lineKind({ saveData: true, effectiveType: '4g', downlink: 10 })).toBe('frugal');
    expect(lineKind({ effectiveType: '4g', downlink: 10 })).toBe('fast');
    expect(lineKind({ effectiveType: '3g', downlink: 1 })).toBe('ordinary');
  });
});
