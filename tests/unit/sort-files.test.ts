import { describe, expect, it } from 'vitest';
import { sortFiles } from '#islands/files/sort-files.ts';
import { animatedPicture } from './animated-picture.ts';

async function gif(frames: number): Promise<File> {
  return new File([new Uint8Array(await animatedPicture(frames).gif().toBuffer())], `${frames}.gif`);
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
