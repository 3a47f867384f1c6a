import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Loader } from '#lib/viewer/loader.ts';
import { demand, type HeldRequest, handSource, ROOMY } from './hand-source.ts';

describe('a lost connection', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const cut = async (file: HeldRequest) => {
    const done = file.cut();
    await vi.advanceTimersByTimeAsync(0);
    await done;
  };
  const answer = async (file: HeldRequest) => {
    const done = file.answer();
    await vi.advanceTimersByTimeAsync(0);
    await done;
  };

  it('is tried again one file at a time, more and more rarely, and then goes on by itself', async () => {
    const { source, asked } = handSource();
    const loader = new Loader(source, ROOMY, () => undefined);
    loader.setDemands([demand(50)]);
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
    loader.setDemands([demand(0, { count: 1 })]);
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
    loader.setDemands([demand(0, { count: 30 })]);
    for (let i = 0; i < asked.length; i++) await (asked[i]!.index === 0 ? cut : answer)(asked[i]!);
    expect([loader.lost, loader.hasFailed(0, 0)]).toEqual([false, true]);
    expect(asked.filter(({ index }) => index === 0)).toHaveLength(3);
    expect(loader.bytesLeft()).toBe(0);
  });
});
