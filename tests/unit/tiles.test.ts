import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTiles, type Tile, writeTile } from '#lib/images/tiles.ts';
import { spreadOrder } from '#lib/imaging/stack.ts';

describe('tiles', () => {
  const tile = fc.record({ index: fc.nat(5000), bytes: fc.uint8Array({ maxLength: 40 }) });

  it('are read as they come, however the line cuts them', () => {
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 8 }), fc.array(fc.nat(60), { minLength: 1 }), (tiles, cuts) => {
        const sent = Buffer.concat(tiles.map(({ index, bytes }) => writeTile(index, bytes)));
        const found: Tile[] = [];
        let [from, come] = [0, 0];
        for (let i = 0; come < sent.length || i === 0; i++) {
          come = Math.min(sent.length, come + Math.max(1, cuts[i % cuts.length]!));
          const read = readTiles(new Uint8Array(sent.subarray(0, come)), from);
          found.push(...read.tiles);
          from = read.next;
        }
        expect(found.map(({ index, bytes }) => [index, [...bytes]])).toEqual(
          tiles.map(({ index, bytes }) => [index, [...bytes]]),
        );
      }),
    );
  });

  it('begin all over the stack, each image once', () => {
    fc.assert(
      fc.property(fc.nat(400), (count) => {
        const order = spreadOrder(count);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
        const first = order.slice(0, 16).toSorted((a, b) => a - b);
        const gaps = first.map((at, i) => at - (first[i - 1] ?? 0));
        if (count >= 32) expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.ceil(count / 16) + 1);
      }),
    );
  });
});
