import { expect, it } from 'vitest';
import { answerImages } from '#lib/offline/browser/session-contents.ts';

const [SMALL, LARGE] = ['a', 'b'].map((letter) => letter.repeat(64));

it('finds the images of an answer’s sheet, in both sizes of large ones, each once', () => {
  const image = (file: string | undefined, width: number) => ({
    type: 'image',
    image: { file, width, height: 9 },
  });
  const sheet = { blocks: [image(SMALL, 640), image(LARGE, 641), image(LARGE, 641)] };
  const answer = JSON.stringify({
    answer: 'type: image',
    sheet,
    findings: [],
    related: [{ mainImage: SMALL }],
  });
  expect(answerImages('cas1', answer)).toEqual([
    `/images/cas1/${SMALL}`,
    `/images/cas1/${LARGE}`,
    `/images/cas1/${LARGE}-640.webp`,
  ]);
  expect(answerImages('cas1', JSON.stringify({ answer: '', sheet: null }))).toEqual([]);
});
