import { describe, expect, it } from 'vitest';
import { writtenBlocks } from '#lib/rich-text/written-lines.ts';

describe('a text that is written in lines', () => {
  it('has headings, lists in lists, bold, italic and links', () => {
    expect(
      writtenBlocks('## Titre\nUn **mot** et *un autre*.\nSuite\n\n- a\n  1. b\n- [c](https://x.fr/)'),
    ).toEqual([
      { type: 'heading', level: 2, text: [{ text: 'Titre' }] },
      {
        type: 'paragraph',
        text: [
          { text: 'Un ' },
          { text: 'mot', bold: true },
          { text: ' et ' },
          { text: 'un autre', italic: true },
          { text: '.\nSuite' },
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: [
          { text: [{ text: 'a' }], lists: [{ ordered: true, items: [[{ text: 'b' }]] }] },
          [{ text: 'c', href: 'https://x.fr/' }],
        ],
      },
    ]);
  });

  it('keeps signs that mean nothing', () => {
    const text = 'T2* et T2*, 3*4, [a](javascript:alert(1)), a** b';
    expect(writtenBlocks(text)).toEqual([{ type: 'paragraph', text: [{ text }] }]);
  });

  it.each(['*a', '**a ', '[a](', '- ', '\\', '1. ', '* *', 'a*'])(
    'is read fast however long: %s',
    (piece) => {
      expect(writtenBlocks(piece.repeat(Math.ceil(20_000 / piece.length)))).toBeDefined();
    },
  );
});
