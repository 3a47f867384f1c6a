import { fold } from '#lib/platform/fold.ts';
import { type Block, type RichText, spansOf } from './rich-text.ts';

/** A heading of a text, with its anchor id. */
export interface TextHeading {
  block: Block;
  level: 2 | 3;
  text: string;
  id: string;
}

/** Keeps these ids distinct from the page's own. */
const PREFIX = 'partie-';

/** The headings of a text in order, each with an id derived from its words, so that links survive other changes. */
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

/** Minimum number of headings for which a table of contents is useful. */
const LONG = 4;

/** Whether a text is long enough for a table of contents. */
export const isLongText = (headings: readonly TextHeading[]) => headings.length >= LONG;
