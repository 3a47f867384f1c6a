import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sortFiles } from '#islands/files/sort-files.ts';

/** A GIF of so many frames. */
async function gif(frames: number): Promise<File> {
  const [width, height] = [8, 6];
  const raw = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1)
    raw.fill(20 * frame + 10, width * height * 3 * frame, width * height * 3 * (frame + 1));
  const picture = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  return new File([new Uint8Array(await picture.gif().toBuffer())], `${frames}.gif`);
}

describe('an image given to a text', () => {
  it.each(['case', 'questionnaire'] as const)(
    'of a %s is never one of several without a word',
    async (place) => {
      const { images, refused } = await sortFiles([await gif(1), await gif(12)], place);
      expect(images.map(({ name }) => name)).toEqual(['1.gif', '12.gif']);
      expect(refused).toMatchObject([
        {
          name: '12.gif',
          reason: expect.stringMatching(/est animée.* première image/),
          toCase: place === 'case',
        },
      ]);
    },
  );
});
