import { expect, it } from 'vitest';
import { copyImage } from '#islands/viewer/copy-image.ts';
import { $notices } from '#lib/platform/notices-store.ts';
import { linesOf } from '#lib/viewer/copy/credit-lines.ts';
import { copyMessages } from '#lib/viewer/copy/texts.ts';
import { viewImage } from '#lib/viewer/copy/view-image.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import type { PanelState } from '#lib/viewer/state.ts';

const widthOf = (line: string) => line.length;

it('breaks credits between words, and a word alone where it is too long', () => {
  expect(linesOf('Images : A. Auteur · CC BY 4.0', 12, widthOf)).toEqual([
    'Images : A.',
    'Auteur · CC',
    'BY 4.0',
  ]);
  expect(linesOf('voir https://exemple.fr/radiology-viewer/1', 16, widthOf)).toEqual([
    'voir',
    'https://exemple.',
    'fr/radiology-vie',
    'wer/1',
  ]);
  expect(linesOf('', 12, widthOf)).toEqual([]);
});

it('loses no letter', () => {
  const credits =
    'Images : Collection d’exemple, X. Y. · CC BY-SA 4.0 · Négatoscope, https://exemple.fr/sheet/abc';
  for (const width of [1, 5, 17, 40, 200])
    expect(linesOf(credits, width, widthOf).join('').replaceAll(' ', '')).toBe(credits.replaceAll(' ', ''));
});

it('copies nothing while the slice is on its way: the one on the film is another', async () => {
  expect(await viewImage({ copyFilm: () => undefined } as unknown as Engine, 0, 'Images')).toBeNull();
});

it.each<[string, Partial<PanelState>]>([
  ['slice', { index: 4 }],
  ['series', { stack: 1 }],
  ['panel', { id: 2 }],
])('copies nothing where another %s is shown by the time that it can be', async (_, change) => {
  const pressed = { id: 0, stack: 0, index: 3 } as PanelState;
  let isDrawn = false;
  const engine = {
    snapshot: () => ({ state: { panels: [{ ...pressed, ...change }] } }),
    copyFilm: () => {
      isDrawn = true;
    },
  } as unknown as Engine;
  $notices.set([]);
  await copyImage(engine, 0, 'Images', pressed);
  expect(isDrawn).toBe(false);
  expect($notices.get()).toMatchObject([{ tone: 'error', text: copyMessages.gone }]);
  $notices.set([]);
});
