import { describe, expect, it } from 'vitest';
import { countFrames } from '#lib/images/animation.ts';
import { animatedPicture } from './animated-picture.ts';

describe('the frames of a picture', () => {
  it.each([1, 2, 12])('are counted: %i', async (frames) => {
    expect(countFrames(new Uint8Array(await animatedPicture(frames).gif().toBuffer()), 'gif')).toBe(frames);
    expect(countFrames(new Uint8Array(await animatedPicture(frames).webp().toBuffer()), 'webp')).toBe(frames);
  });

  it('are one of a still picture, and none are read beyond a cut', async () => {
    const png = new Uint8Array(await animatedPicture(1).png().toBuffer());
    expect(countFrames(png, 'png')).toBe(1);
    const control = Buffer.concat([
      Buffer.from('00000008', 'hex'),
      Buffer.from('acTL'),
      Buffer.from('0000000500000000', 'hex'),
      Buffer.alloc(4),
    ]);
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(countFrames(new Uint8Array(animated), 'png')).toBe(5);
    const gif = new Uint8Array(await animatedPicture(3).gif().toBuffer());
    for (let length = 14; length < gif.length; length += 7)
      expect(countFrames(gif.subarray(0, length), 'gif')).toBeLessThanOrEqual(3);
  });
});
