import { describe, expect, it } from 'vitest';
import { budgetFor, connectionKind, frameNeed } from '#lib/viewer/budget.ts';
import { Loader } from '#lib/viewer/loader.ts';
import { BYTES, demand, type HeldRequest, handSource, ROOMY } from './hand-source.ts';

/** Answers all requests until there are no more. */
async function answerAll(asked: HeldRequest[]): Promise<void> {
  for (let i = 0; i < asked.length; i++) if (!asked[i]!.signal.aborted) await asked[i]!.answer();
}

describe('the loader', () => {
  it('asks for a few files at a time, nearest first', async () => {
    const { source, asked } = handSource();
    new Loader(source, ROOMY, () => undefined).setDemands([demand(50)]);
    expect(asked.map(({ index }) => index)).toEqual([50, 51, 49, 52]);
    await asked[0]!.answer();
    expect(asked.map(({ index }) => index)).toEqual([50, 51, 49, 52, 48]);
  });

  it('cancels what nobody needs any more', () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.setDemands([demand(50)]);
    loader.setDemands([demand(3, { stack: 1 })]);
    expect(asked.slice(0, 4).map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
    expect(asked[4]).toMatchObject({ stack: 1, index: 3 });
  });

  it('makes room among the requests for the slice one jumps to', () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.setDemands([demand(50)]);
    loader.setDemands([demand(90)]);
    expect(asked.filter(({ signal }) => signal.aborted)).toHaveLength(1);
    expect(asked.at(-1)).toMatchObject({ index: 90 });
  });

  it('loads everything once and says how much is left', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.setDemands([demand(50)]);
    expect(loader.bytesLeft()).toBe(100 * BYTES);
    await answerAll(asked);
    expect(asked).toHaveLength(100);
    expect(loader.bytesLeft()).toBe(0);
  });

  it('keeps within its memory: the rest of a long exam waits until one comes near', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, { ...ROOMY, files: 20 * BYTES }, () => undefined);
    loader.setDemands([demand(1000, { count: 2000 })]);
    await answerAll(asked);
    const ready = () => Array.from({ length: 2000 }, (_, i) => i).filter((i) => loader.isReady(0, i)).length;
    expect(ready()).toBe(20);
    expect(loader.bytesLeft()).toBe(0);
    loader.setDemands([demand(10, { count: 2000 })]);
    await answerAll(asked.slice(20));
    expect(ready()).toBeLessThanOrEqual(20);
    expect(loader.isReady(0, 10)).toBe(true);
  });

  it('keeps frames within their memory, the slice on screen always', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, { ...ROOMY, frames: 5 * BYTES }, () => undefined);
    loader.setDemands([demand(50, { frames: 'near' })]);
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
    loader.setDemands([demand(5, { frames: 'near' })]);
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
    loader.setDemands([demand(0, { count: 2 })]);
    await asked[0]!.fail();
    await asked[1]!.answer();
    expect(loader.hasFailed(0, 0)).toBe(true);
    loader.setDemands([demand(0, { count: 2 })]);
    expect(asked).toHaveLength(2);
    loader.setDemands([demand(1, { count: 2 })]);
    loader.setDemands([demand(0, { count: 2 })]);
    expect(asked).toHaveLength(3);
    await asked[2]!.fail();
    loader.retry();
    expect(asked).toHaveLength(4);
    expect(loader.lost).toBe(false);
  });

  it('counts what is left as it comes', () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.setDemands([demand(0, { count: 2 })]);
    asked[0]!.share(0.25);
    expect(loader.bytesLeft()).toBe(1.75 * BYTES);
  });

  it('shows the reduced copy of a big image until it has come itself', async () => {
    const { source, asked } = handSource(new Set([0, 1]));
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.setDemands([demand(0, { count: 2, light: true })]);
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

describe('the loader at its end', () => {
  it('lets go of everything when it stops', async () => {
    const { source, asked, closed } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.setDemands([demand(50)]);
    await asked[0]!.answer();
    loader.picture(0, 50);
    await new Promise((wake) => setTimeout(wake));
    loader.stop();
    expect(closed).toHaveLength(1);
    expect(asked.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('what a device and a connection can bear', () => {
  it('is less on a phone', () => {
    const phone = budgetFor({ deviceMemory: 4, maxTouchPoints: 5 }, 390);
    const desk = budgetFor({ deviceMemory: 8, maxTouchPoints: 0 }, 1920);
    expect(phone.files + phone.frames + phone.bitmaps).toBeLessThan(200e6);
    expect(desk.frames).toBeGreaterThan(300 * 512 * 512 * 2);
    expect(budgetFor({ maxTouchPoints: 5 }, 390)).toEqual(phone);
  });

  it('is told by the browser, or taken for ordinary', () => {
    expect(connectionKind(undefined)).toBe('ordinary');
    expect(connectionKind({ saveData: true, effectiveType: '4g', downlink: 10 })).toBe('frugal');
    expect(connectionKind({ effectiveType: '4g', downlink: 10 })).toBe('fast');
    expect(connectionKind({ effectiveType: '3g', downlink: 1 })).toBe('slow');
    expect(connectionKind({ effectiveType: '4g', downlink: 2 })).toBe('ordinary');
    expect(frameNeed('fast', false)).toBe('last');
    expect(frameNeed('ordinary', false)).toBe('shown');
    expect(frameNeed('frugal', false)).toBe('none');
    expect(frameNeed('ordinary', true)).toBe('all');
    expect(frameNeed('slow', true)).toBe('near');
  });
});
