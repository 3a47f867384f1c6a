import { describe, expect, it } from 'vitest';
import { Loader } from '#lib/viewer/loader.ts';
import type { Source } from '#lib/viewer/source.ts';
import { demand, handSource, ROOMY } from './hand-source.ts';

describe('the loader', () => {
  it('lets files wait for the tiles of a folder, but for the slice on screen', async () => {
    const { source, asked } = handSource();
    const tiles = Promise.withResolvers<void>();
    let tell: (index: number) => void = () => undefined;
    const fetchTiles: Source['fetchTiles'] = (_stack, _signal, onTile) => {
      tell = (index) => onTile(index, { bytes: new Uint8Array(9), type: 'image/webp' });
      return tiles.promise;
    };
    const loader = new Loader({ ...source, fetchTiles }, ROOMY, () => undefined);
    loader.setDemands([demand(50, { frames: 'shown' })]);
    // Not its frame, which comes after everything else.
    expect(asked.map(({ index, quality }) => [index, quality])).toEqual([[50, 'preview']]);
    await asked[0]!.answer();
    expect(asked).toHaveLength(1);
    tell(10);
    tell(50);
    expect([10, 11, 50].map((index) => loader.isThere(0, index))).toEqual([true, false, true]);
    expect(loader.isReady(0, 10)).toBe(false);
    loader.picture(0, 10);
    await new Promise((wake) => setTimeout(wake));
    expect(loader.picture(0, 10)).toMatchObject({ light: true });
    loader.setDemands([demand(10, { frames: 'shown' })]);
    expect(asked.map(({ index }) => index)).toEqual([50, 10]);
    tiles.reject(new Error('line'));
    await new Promise((wake) => setTimeout(wake));
    expect(asked.map(({ index }) => index)).toEqual([50, 10, 11, 9, 12]);
  });
});
