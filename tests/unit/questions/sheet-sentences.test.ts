import { expect, it } from 'vitest';
import { sheetSentences } from '#lib/cases/sheet-sentences.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

const SHEET: RichText = [
  { type: 'heading', level: 2, text: [{ text: 'Signes' }] },
  {
    type: 'paragraph',
    text: [
      { text: 'Lentille ' },
      { text: 'biconvexe', bold: true },
      { text: '. Fracture en regard (85\u00a0%). ' },
    ],
  },
  {
    type: 'list',
    ordered: false,
    items: [
      [{ text: 'Hyperdense (60 à 80\u00a0UH)' }],
      {
        text: [{ text: 'Effet de masse\u00a0:' }],
        lists: [{ ordered: false, items: [[{ text: 'déviation.\nAvec mesure' }], [{ text: '' }]] }],
      },
    ],
  },
  { type: 'table', header: false, rows: [[[{ text: 'cellule' }]]] },
  { type: 'paragraph', text: [{ text: 'Lentille biconvexe.' }] },
];

it('reads the sentences of paragraphs and lists, each once', () => {
  expect(sheetSentences(SHEET)).toEqual([
    'Lentille biconvexe.',
    'Fracture en regard (85\u00a0%).',
    'Hyperdense (60 à 80\u00a0UH)',
    'Effet de masse\u00a0:',
    'déviation.',
    'Avec mesure',
  ]);
  expect(sheetSentences(null)).toEqual([]);
});
