import {
  type Block,
  itemLists,
  itemText,
  type List,
  type RichText,
  type Span,
} from '#lib/rich-text/rich-text.ts';

/** Where a sentence ends: a stop, then a space and a capital letter or a quotation. */
const END = /(?<=[.!?…]\)?)\s+(?=[\p{Lu}«])/u;

const wordsOf = (spans: readonly Span[]) =>
  spans
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

const listTexts = ({ items }: List): string[] =>
  items.flatMap((item) => [wordsOf(itemText(item)), ...itemLists(item).flatMap(listTexts)]);

/** The sentences of a block; the cells of a table, headings and captions are none. */
function textsOf(block: Block): string[] {
  if (block.type === 'paragraph') return [wordsOf(block.text)];
  return block.type === 'list' ? listTexts(block) : [];
}

/** The sentences of a sheet in their order, each once; an item of a list is one or more. */
export function sheetSentences(sheet: RichText | null): string[] {
  const sentences = (sheet ?? []).flatMap(textsOf).flatMap((text) => text.split(END));
  return [...new Set(sentences.filter(Boolean))];
}
