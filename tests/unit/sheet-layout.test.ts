import { describe, expect, it } from 'vitest';
import { toDocument } from '#islands/sheet-editor/document.ts';
import { toRichText } from '#islands/sheet-editor/stored-text.ts';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import { rowsOf } from '#lib/rich-text/block-rows.ts';
import type { Block, ImageBlock, RichText } from '#lib/rich-text/rich-text.ts';
import { headingsOf, isLongText } from '#lib/rich-text/text-headings.ts';

const image = (letter: string, more: Partial<ImageBlock> = {}): ImageBlock => ({
  type: 'image',
  image: { file: letter.repeat(64), width: 40, height: 30 },
  ...more,
});
const heading = (text: string, level: 2 | 3 = 2): Block => ({ type: 'heading', level, text: [{ text }] });
const paragraph: Block = { type: 'paragraph', text: [{ text: 'Signes' }] };

describe('images of a text', () => {
  it('stand side by side in twos, whatever follows them', () => {
    const [a, b, c, d] = [
      image('a'),
      image('b', { beside: true }),
      image('c', { beside: true }),
      image('d', { beside: true }),
    ];
    expect(rowsOf([a!, b!, c!, d!, paragraph])).toEqual([[a, b], [c, d], [paragraph]]);
    expect(rowsOf([paragraph, b!])).toEqual([[paragraph], [b]]);
  });

  it('keep size and pair through the editor, and old texts stay as they are', () => {
    const content: RichText = [
      image('a', { size: 'small' }),
      image('b', { beside: true }),
      paragraph,
      image('c', { size: 'full' }),
      image('d'),
    ];
    expect(toRichText(toDocument(content))).toEqual(content);
    expect(richText.parse(content)).toEqual(content);
  });

  it('are no pair across an empty paragraph, which is not stored', () => {
    const document = toDocument([image('a'), image('b', { beside: true })]);
    document.content?.splice(1, 0, { type: 'paragraph' });
    expect(toRichText(document)).toEqual([image('a'), image('b')]);
  });

  it('are stored as the pairs that they stand in: what reads them looks at their neighbours alone', () => {
    const content = ['a', 'b', 'c', 'd'].map((letter) => image(letter, { beside: true }));
    expect(toRichText(toDocument(content))).toEqual([
      image('a'),
      image('b', { beside: true }),
      image('c'),
      image('d', { beside: true }),
    ]);
  });

  it.each([{ size: 'huge' }, { beside: false }, { style: 'float' }])('are refused with %o', (more) =>
    expect(richText.safeParse([{ ...image('a'), ...more }]).success).toBe(false),
  );
});

describe('the table of a text’s headings', () => {
  it('names each apart, by its words', () => {
    const headings = headingsOf([
      heading('Définition'),
      paragraph,
      heading('Signes : IRM', 3),
      heading('Définition'),
      heading('« »'),
    ]);
    expect(headings.map(({ id, level }) => [id, level])).toEqual([
      ['partie-definition', 2],
      ['partie-signes-irm', 3],
      ['partie-definition-2', 2],
      ['partie-titre', 2],
    ]);
    expect(isLongText(headings)).toBe(true);
    expect(isLongText(headings.slice(1))).toBe(false);
  });
});
