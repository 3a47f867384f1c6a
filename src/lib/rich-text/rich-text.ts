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
  /** Index in the folder, from 0, when the link was made. */
  image: number;
  /** The image's file, which outlives reordering and copying. Only texts written before it existed lack it. */
  key?: string | undefined;
  /** Id of the finding that the link is to: the viewer opens its tour there. */
  finding?: string | undefined;
}

/** A stretch of text with one style. A line feed in it is a line break. */
export interface Span {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** Raised or lowered. */
  shift?: 'sup' | 'sub' | undefined;
  /** An address that `safeHref` lets through. */
  href?: string | undefined;
  /** Instead of an address. */
  view?: CaseView | undefined;
}

/** An item is its text, or its text with lists under it. */
export type ListItem = Span[] | { text: Span[]; lists: List[] };

export interface List {
  ordered: boolean;
  items: ListItem[];
}

export type Block =
  | { type: 'heading'; level: 2 | 3; text: Span[] }
  | { type: 'paragraph'; text: Span[] }
  | ({ type: 'list' } & List)
  | TableBlock
  | ImageBlock;

/** The displayed width of an image; unless set, its own width, or that of the text where it is smaller. */
export const IMAGE_SIZES = ['small', 'medium', 'full'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

export interface ImageBlock {
  type: 'image';
  image: ImageRef;
  size?: ImageSize | undefined;
  /** Whether it is beside the image before it, in a pair; absent in texts written before pairs existed. */
  beside?: true | undefined;
  /** For reading alone: how much taller than wide its pixels are, where they are not square. */
  aspect?: number;
}

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
  /** Lists inside lists, the outer one included. */
  levels: 4,
  /** Lists under one item. */
  lists: 10,
  rows: 60,
  columns: 12,
  caption: 500,
  alt: 300,
} as const;

export const itemText = (item: ListItem): Span[] => (Array.isArray(item) ? item : item.text);
export const itemLists = (item: ListItem): List[] => (Array.isArray(item) ? [] : item.lists);

type SpanChange = (span: Span) => Span;

function listWith(list: List, change: SpanChange): List {
  const item = (each: ListItem): ListItem =>
    Array.isArray(each)
      ? each.map(change)
      : { text: each.text.map(change), lists: each.lists.map((inner) => listWith(inner, change)) };
  return { ...list, items: list.items.map(item) };
}

function withSpans(block: Block, change: SpanChange): Block {
  switch (block.type) {
    case 'list':
      return { ...block, ...listWith(block, change) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(change))) };
    case 'image':
      return block;
    default:
      return { ...block, text: block.text.map(change) };
  }
}

/** Every stretch of text of a block; an image has none. */
export function spansOf(block: Block): Span[] {
  const found: Span[] = [];
  withSpans(block, (span) => {
    found.push(span);
    return span;
  });
  return found;
}

/** The text with each link to an image replaced by what `change` makes of it. */
export function withViews(content: RichText, change: (view: CaseView) => Partial<Span>): RichText {
  return content.map((block) =>
    withSpans(block, (span) => {
      if (!span.view) return span;
      const { view, ...rest } = span;
      return { ...rest, ...change(view) };
    }),
  );
}
