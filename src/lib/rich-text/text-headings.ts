import { fold } from '#lib/platform/fold.ts';
import { type Block, type RichText, spansOf } from './rich-text.ts';

/** A heading of a text, with the id that leads to it. */
export interface TextHeading {
  block: Block;
  level: 2 | 3;
  text: string;
  id: string;
}

/** Apart from the page's own ids. */
const PREFIX = 'partie-';

/** The headings of a text in order, each with an id derived from its words: links to it survive other changes. */
export function headingsOf(content: RichText): TextHeading[] {
  const taken = new Map<string, number>();
  return content.flatMap((block) => {
    if (block.type !== 'heading') return [];
    const text = spansOf(block)
      .map((span) => span.text)
      .join('')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    const words = fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    const slug = words.replaceAll(/^-|-$/g, '') || 'titre';
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    const id = PREFIX + (before === 0 ? slug : `${slug}-${before + 1}`);
    return [{ block, level: block.level, text, id }];
  });
}

/** With fewer headings than these readers need no table of contents. */
const LONG = 4;

/** Whether a text is long enough for a table of its headings. */
export const isLongText = (headings: readonly TextHeading[]) => headings.length >= LONG;
