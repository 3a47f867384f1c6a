import { describe, expect, it } from 'vitest';
import { isUnder } from '#islands/image-review/move-mask.ts';
import type { Greys } from '#lib/dicom/bright-pixels.ts';
import { findBands } from '#lib/dicom/find-bands.ts';
import { findText } from '#lib/dicom/find-text.ts';
import { inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import type { Mask } from '#lib/images/masking.ts';
import { FOLDER, readSample, SAMPLES } from './samples.ts';

/** Letters of five columns and seven rows. */
const FONT: Record<string, string> = {
  D: '####. #...# #...# #...# #...# #...# ####.',
  U: '#...# #...# #...# #...# #...# #...# .###.',
  P: '####. #...# #...# ####. #.... #.... #....',
  O: '.###. #...# #...# #...# #...# #...# .###.',
  N: '#...# ##..# #.#.# #..## #...# #...# #...#',
  T: '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
  E: '##### #.... #.... ####. #.... #.... #####',
};

function write(picture: Greys, text: string, left: number, top: number, scale: number, grey: number): Greys {
  const greys = picture.greys.slice();
  [...text].forEach((letter, place) => {
    FONT[letter]!.split(' ').forEach((line, y) => {
      [...line].forEach((dot, x) => {
        if (dot !== '#') return;
        for (let v = 0; v < scale; v++) {
          for (let u = 0; u < scale; u++)
            greys[(top + y * scale + v) * picture.columns + left + (place * 6 + x) * scale + u] = grey;
        }
      });
    });
  });
  return { ...picture, greys };
}

const SIDE = 256;
const make = (grey: (x: number, y: number) => number): Greys => ({
  rows: SIDE,
  columns: SIDE,
  greys: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => grey(at % SIDE, Math.floor(at / SIDE))),
});

let state = 7;
const noise = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state >>> 24;
};
const BACKGROUNDS: [string, Greys][] = [
  ['black', make(() => 0)],
  ['a slope', make((x, y) => (x + y) / 4)],
  ['a grainy body', make((x, y) => (Math.hypot(x - 128, y - 128) < 90 ? 90 + noise() / 8 : noise() / 16))],
];

describe('writing in a picture', () => {
  for (const [name, background] of BACKGROUNDS) {
    it.each([1, 2, 3])(`is found over ${name}, at ${'%i'} times seven pixels`, (scale) => {
      for (const [left, top] of [
        [4, 4],
        [110, 228],
        [90, 120],
      ] as const) {
        const written = write(background, 'DUPONT', left, top, scale, 255);
        expect(findText(written), `${left},${top}`).toBeGreaterThanOrEqual(5);
      }
    });

    it(`is not found in ${name} without any`, () => {
      expect(findText(background)).toBe(0);
    });
  }

  it('is not found in noise, in edges, in a scale of ticks, or in a letter or two', () => {
    expect(findText(make(noise))).toBe(0);
    expect(findText(make((x, y) => (((x >> 4) + (y >> 4)) % 2 ? 220 : 20)))).toBe(0);
    expect(findText(make((x, y) => (x > 240 && y % 20 === 0 ? 255 : 0)))).toBe(0);
    expect(
      findText(
        write(
          make(() => 10),
          'PE',
          20,
          20,
          2,
          255,
        ),
      ),
    ).toBe(0);
  });

  /** A film of three megapixels: a body that fades into a grainy background. */
  const film: Greys = {
    rows: 2000,
    columns: 1500,
    greys: Uint8Array.from({ length: 3_000_000 }, (_, at) => {
      const [x, y] = [at % 1500, Math.floor(at / 1500)];
      return Math.max(0, 190 - Math.hypot(x - 750, y - 1000) / 5) + noise() / 16;
    }),
  };

  it.each([
    [14, 12, 12],
    [14, 1100, 470],
    [21, 30, 1960],
    [28, 900, 880],
    [63, 12, 900],
  ])(
    'is found in letters of %i pixels on a film of three megapixels',
    { timeout: 60_000 },
    (height, left, top) => {
      const scale = height / 7;
      const bands = findBands(write(film, 'DUPONT', left, top, scale, 250));
      const letters = { x: left, y: top, width: 35 * scale, height };
      expect(bands.some((band) => isUnder(letters, band))).toBe(true);
    },
  );

  it('is not found on that film without any', { timeout: 60_000 }, () => {
    expect(findText(film)).toBe(0);
  });

  it('is found in a large picture', () => {
    const large = { rows: 2000, columns: 2000, greys: new Uint8Array(4_000_000).fill(30) };
    expect(findText(write(large, 'DUPONT', 900, 40, 5, 240))).toBeGreaterThanOrEqual(5);
  });
});

describe.skipIf(!FOLDER)('real files', () => {
  /** Pictures with readable text, by eye; the first three are found, the others too large or too faint. */
  const WRITTEN = [
    'examples_jpeg2k',
    'examples_palette',
    'examples_rgb_color',
    'examples_ybr_color',
    'GDCMJ2K_TextGBR',
  ];

  it('are told apart: none without writing is accused', async () => {
    const seen: string[] = [];
    let others = 0;
    for (const { file, kind } of SAMPLES) {
      if (kind !== 'image') continue;
      const { burnedIn } = await inspectFile(await openFile(readSample(file)));
      const name = file.split('/').at(-1)!.replace('.dcm', '');
      if (burnedIn === 'seen') seen.push(name);
      else if (!WRITTEN.includes(name)) others += 1;
    }
    expect(seen.sort()).toEqual(WRITTEN.slice(0, 3));
    expect(others).toBe(76);
  });
});

it('is found where it is, one band for each line', () => {
  const black = make(() => 0);
  const written = write(write(black, 'DUPONT', 20, 30, 2, 255), 'POTEDEN', 100, 200, 1, 255);
  const bands = findBands(written).sort((a, b) => a.y - b.y);
  expect(bands).toHaveLength(2);
  const [first, second] = bands as [Mask, Mask];
  // All of the letters, and not much more.
  expect(isUnder({ x: 20, y: 30, width: 70, height: 14 }, first)).toBe(true);
  expect(isUnder(first, { x: 0, y: 10, width: 110, height: 54 })).toBe(true);
  expect(isUnder({ x: 100, y: 200, width: 41, height: 7 }, second)).toBe(true);
  expect(isUnder(second, { x: 90, y: 190, width: 62, height: 27 })).toBe(true);
  expect(findBands(black)).toEqual([]);
});

it('is found where it is in a picture that is looked at smaller', () => {
  const large = { rows: 1_600, columns: 1_600, greys: new Uint8Array(1_600 * 1_600) };
  const [band, ...others] = findBands(write(large, 'DUPONT', 400, 900, 6, 255));
  expect(others).toEqual([]);
  expect(isUnder({ x: 402, y: 902, width: 200, height: 36 }, band!)).toBe(true);
});

it('is one band where letters in the middle of a line touch or are smaller: none of them stays readable', () => {
  const row = (text: string, left: number, scale: number, picture: Greys) =>
    write(picture, text, left, 40 - 7 * scale, scale, 255);
  const wide = { rows: 80, columns: 600, greys: new Uint8Array(80 * 600) };
  let line = row('DUPONT', 60, 3, wide);
  // Two letters that touch, then small ones, then the next word.
  line = row('N', 186, 3, row('E', 174, 3, line));
  for (const [place, letter] of [...'NOTE'].entries()) line = row(letter, 216 + place * 16, 2, line);
  line = row('PONTED', 300, 3, line);
  const [band, ...others] = findBands(line);
  expect(others).toEqual([]);
  expect(isUnder({ x: 60, y: 19, width: 348, height: 21 }, band!)).toBe(true);
});
