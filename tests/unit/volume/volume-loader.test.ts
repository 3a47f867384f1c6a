import { expect, test, vi } from 'vitest';
import { emptyVolume, voxelValue } from '#lib/imaging/volume/volume.ts';
import { VolumeLoader } from '#lib/viewer/planes/volume-loader.ts';
import { frame, latticeFor, stored } from './phantom.ts';

const nothing = { onSlice: () => undefined, onChange: () => undefined };

test('the slice one comes from is first, all come, each where it belongs', async () => {
  const volume = emptyVolume(latticeFor(), 1);
  const asked: number[] = [];
  const loader = new VolumeLoader(
    volume,
    6,
    async (index) => {
      asked.push(index);
      return frame(index);
    },
    nothing,
  );
  loader.start();
  await vi.waitFor(() => expect(loader.progress.there).toBe(9));
  expect(asked[0]).toBe(6);
  expect(asked.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(voxelValue(volume, [2, 3, 7])).toBe(stored(2, 3, 7));
  loader.stop();
});

test('a slice that is not there is counted, not asked for without end, and asked for again when somebody wants', async () => {
  const volume = emptyVolume(latticeFor(), 1);
  let isThere = false;
  let asked = 0;
  const loader = new VolumeLoader(
    volume,
    0,
    async (index) => {
      if (index !== 5) return frame(index);
      asked += 1;
      if (!isThere) throw new Error('HTTP 404');
      return frame(5);
    },
    nothing,
  );
  loader.start();
  await vi.waitFor(() => expect(loader.progress).toEqual({ there: 8, count: 9, failed: 1, lost: false }));
  expect(asked).toBe(1);
  isThere = true;
  loader.retry();
  await vi.waitFor(() => expect(loader.progress).toEqual({ there: 9, count: 9, failed: 0, lost: false }));
  loader.stop();
});

test('what comes after one has left is not taken', async () => {
  const volume = emptyVolume(latticeFor(), 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSlice = vi.fn();
  const loader = new VolumeLoader(
    volume,
    0,
    async (index) => {
      await promise;
      return frame(index);
    },
    { ...nothing, onSlice },
  );
  loader.start();
  loader.stop();
  resolve();
  await promise;
  await Promise.resolve();
  expect(onSlice).not.toHaveBeenCalled();
  expect(loader.progress.there).toBe(0);
});
