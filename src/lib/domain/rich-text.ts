/** Structured rich text (sheets and fiches): a list of blocks, never HTML, so nothing in it can be executed. */

/** An image of the content-addressed store; width and height in pixels, so that its place is reserved. */
export interface ImageRef {
  /** SHA-256 of the bytes, lower-case hexadecimal. */
  file: string;
  width: number;
  height: number;
  alt?: string | undefined;
  caption?: string | undefined;
}

/** An image of the case that the text belongs to: a link to it opens the viewer there. */
export interface CaseView {
  /** Id of the folder, which outlives renaming and reordering. */
  folder: string;
  /** Index in the folder, from 0. */
  image: number;
}

/** A stretch of text of one look. A line feed in it is a line break. */
export interface Span {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** An address that `safeHref` lets through. */
  href?: string | undefined;
  /** Instead of an address. */
  view?: CaseView | undefined;
}

export type Block =
  | { type: 'heading'; level: 2 | 3; text: Span[] }
  | { type: 'paragraph'; text: Span[] }
  | { type: 'list'; ordered: boolean; items: Span[][] }
  | TableBlock
  | { type: 'image'; image: ImageRef };

/** Rows are of the same length; a cell may be empty. */
export interface TableBlock {
  type: 'table';
  /** Whether the first row names the columns. */
  header: boolean;
  rows: Span[][][];
  caption?: string | undefined;
}

export type RichText = Block[];

/** Bounds that the schema enforces and the editor keeps to. */
export const RICH_TEXT_MAX = {
  blocks: 400,
  spans: 200,
  text: 5000,
  items: 100,
  rows: 60,
  columns: 12,
  caption: 500,
  alt: 300,
} as const;

/** Every stretch of text of a block; an image has none. */
export function spansOf(block: Block): Span[] {
  switch (block.type) {
    case 'list':
      return block.items.flat();
    case 'table':
      return block.rows.flat(2);
    case 'image':
      return [];
    default:
      return block.text;
  }
}

function withSpans(block: Block, change: (span: Span) => Span): Block {
  switch (block.type) {
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(change)) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(change))) };
    case 'image':
      return block;
    default:
      return { ...block, text: block.text.map(change) };
  }
}

/**
 * The text with its links to images turned into addresses. A link to an image that is no longer there becomes
 * plain text.
 */
export function withViewLinks(content: RichText, hrefOf: (view: CaseView) => string | undefined): RichText {
  return content.map((block) =>
    withSpans(block, ({ view, ...span }) => (view ? { ...span, href: hrefOf(view) } : span)),
  );
}

/** Whether two texts say the same, whatever the order of their keys; none and an empty one are alike. */
export function isSameRichText(one: RichText | null, other: RichText | null): boolean {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one ?? [], sorted) === JSON.stringify(other ?? [], sorted);
}
