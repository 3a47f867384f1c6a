import { useEffect, useRef, useState } from 'react';
import type { Greys } from '#lib/dicom/bright-pixels.ts';
import { bandsOf } from '#lib/dicom/find-bands.ts';
import { eachWriting, type Writing } from '#lib/dicom/find-text.ts';
import type { Mask } from '#lib/images/masking.ts';
import type { ImageGroup } from './group.ts';

/** How long an image must be shown before it is analysed (ms). */
const STAYS = 250;

/** Areas of a picture that seem to contain text; the page stays responsive between two parts of a large picture. */
async function bandsIn(picture: Greys): Promise<Mask[]> {
  const found: Writing = { words: [], strokes: [] };
  for (const { words, strokes } of eachWriting(picture)) {
    found.words.push(...words);
    found.strokes.push(...strokes);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return bandsOf(picture, found);
}

/** Finds white text, and in pictures that are not DICOM frames also black text. */
async function look(group: ImageGroup, index: number): Promise<Mask[]> {
  const canvas = document.createElement('canvas');
  const size = await group.paint(canvas, index, []);
  const { width, height } = canvas;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return [];
  const { data } = pen.getImageData(0, 0, width, height);
  const greys = Uint8Array.from(
    { length: width * height },
    (_, at) => (data[at * 4]! * 3 + data[at * 4 + 1]! * 6 + data[at * 4 + 2]!) / 10,
  );
  const picture = { rows: height, columns: width, greys };
  const bands = await bandsIn(picture);
  if (group.kind !== 'series')
    bands.push(...(await bandsIn({ ...picture, greys: greys.map((grey) => 255 - grey) })));
  const [across, down] = [size.columns / width, size.rows / height];
  return bands.map(({ x, y, width: w, height: h }) => ({
    x: Math.floor(x * across),
    y: Math.floor(y * down),
    width: Math.ceil(w * across),
    height: Math.ceil(h * down),
  }));
}

const NONE: readonly Mask[] = [];

/** Proposed masks over possible text in an image: a hint (docs/decisions/0014) that the author may accept. */
export function useProposedMasks(group: ImageGroup, index: number): readonly Mask[] {
  const known = useRef(new Map<string, readonly Mask[]>());
  const [, redraw] = useState(0);
  const key = `${group.id} ${index}`;
  useEffect(() => {
    if (known.current.has(key)) return;
    const timer = setTimeout(() => {
      look(group, index).then(
        (found) => {
          known.current.set(key, found);
          redraw((count) => count + 1);
        },
        () => known.current.set(key, NONE),
      );
    }, STAYS);
    return () => clearTimeout(timer);
  }, [group, index, key]);
  return known.current.get(key) ?? NONE;
}
