import {
  type Block,
  itemLists,
  itemText,
  type List,
  type RichText,
  type Span,
} from '#lib/rich-text/rich-text.ts';

/** End of a sentence: punctuation, then a space and a capital letter or a quotation mark. */
const END = /(?<=[.!?…]\)?)\s+(?=[\p{Lu}«])/u;

const wordsOf = (spans: readonly Span[]) =>
  spans
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

const listTexts = ({ items }: List): string[] =>
  items.flatMap((item) => [wordsOf(itemText(item)), ...itemLists(item).flatMap(listTexts)]);

/** The texts of a block that contain sentences: not table cells, headings or captions. */
function textsOf(block: Block): string[] {
  if (block.type === 'paragraph') return [wordsOf(block.text)];
  return block.type === 'list' ? listTexts(block) : [];
}

/** The sentences of a sheet in order, each once; a list item contains at least one. */
export function sheetSentences(sheet: RichText | null): string[] {
  const sentences = (sheet ?? []).flatMap(textsOf).flatMap((text) => text.split(END));
  return [...new Set(sentences.filter(Boolean))];
}
