import { describe, expect, it } from 'vitest';
import { budgetFor } from '#lib/viewer/budget.ts';
import { Loader } from '#lib/viewer/loader.ts';
import type { Source } from '#lib/viewer/source.ts';
import { demand } from './hand-source.ts';

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
      fetchImage: async () => ({ bytes: { length: PREVIEW } as Uint8Array<ArrayBuffer>, type: 'image/webp' }),
      decode: async () => {
        bitmaps += 1;
        const bitmap = { close: () => (bitmaps -= 1) } as unknown as ImageBitmap;
        const size = { width: 512, height: 512, bytes: BITMAP, rescale: { slope: 1, intercept: 0 } };
        return { kind: 'image', light: false, bitmap, ...size };
      },
      fetchFrame: async () => ({
        kind: 'frame',
        width: 512,
        height: 512,
        rescale: { slope: 1, intercept: 0 },
        bytes: FRAME,
        pixels: new Int16Array(1),
      }),
    };
    const loader = new Loader(source, budget, () => undefined);
    const all = Array.from({ length: 2000 }, (_, i) => i);
    for (const index of [1000, ...all.filter((i) => i % 97 === 0), 5, 1999]) {
      loader.setDemands([demand(index, { count: 2000, frames: 'near' })]);
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
    expect((ready - frames) * PREVIEW).toBeLessThanOrEqual(budget.files);
    expect(ready, 'a good part of it is at hand').toBeGreaterThan(500);
    expect(budget.files + budget.frames + budget.bitmaps).toBeLessThan(200e6);
  });
});
