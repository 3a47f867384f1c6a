import type { Block, ImageBlock, RichText } from './rich-text.ts';

/**
 * The blocks in the rows of the layout: alone, or two images side by side. A second image without a first one is laid
 * out alone.
 */
export function rowsOf(content: RichText): (readonly [Block] | readonly [ImageBlock, ImageBlock])[] {
  const rows: (readonly [Block] | readonly [ImageBlock, ImageBlock])[] = [];
  for (const block of content) {
    const [before, second] = rows.at(-1) ?? [];
    if (block.type === 'image' && block.beside && before?.type === 'image' && !second)
      rows[rows.length - 1] = [before, block];
    else rows.push([block]);
  }
  return rows;
}
