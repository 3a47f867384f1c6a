/** Structured rich text (sheets and fiches): a list of blocks, never HTML, so that nothing in it can be executed. */

/** An image in the content-addressed store; width and height in pixels, to reserve its space. */
export interface ImageRef {
  /** SHA-256 of the bytes, lower-case hexadecimal. */
  file: string;
  width: number;
  height: number;
  alt?: string | undefined;
  caption?: string | undefined;
}

/** An image of the case to which the text belongs: a link to it opens the viewer at that image. */
export interface CaseView {
  /** Id of the folder, which does not change when folders are renamed or reordered. */
  folder: string;
  /** Index in the folder, from 0, when the link was made. */
  image: number;
  /** The image's file, which identifies it after reordering and copying. Absent only in older texts. */
  key?: string | undefined;
  /** Id of the finding that the link points to: the viewer opens its tour there. */
  finding?: string | undefined;
}

/** A run of text with one style. A line feed in it is a line break. */
export interface Span {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** Superscript or subscript. */
  shift?: 'sup' | 'sub' | undefined;
  /** An address accepted by `safeHref`. */
  href?: string | undefined;
  /** The target image, instead of an address. */
  view?: CaseView | undefined;
}

/** An item is its text, or its text with nested lists. */
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

/** The displayed width of an image; by default its own width, limited to that of the text. */
export const IMAGE_SIZES = ['small', 'medium', 'full'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

export interface ImageBlock {
  type: 'image';
  image: ImageRef;
  size?: ImageSize | undefined;
  /** Whether it is beside the previous image, as a pair; absent in older texts. */
  beside?: true | undefined;
  /** Only for reading: height of a pixel divided by its width, for non-square pixels. */
  aspect?: number;
}

/** Rows have equal lengths; a cell may be empty. */
export interface TableBlock {
  type: 'table';
  /** Whether the first row names the columns. */
  header: boolean;
  rows: Span[][][];
  caption?: string | undefined;
}

export type RichText = Block[];

/** Limits enforced by the schema and kept by the editor. */
export const RICH_TEXT_MAX = {
  blocks: 400,
  spans: 200,
  text: 5000,
  items: 100,
  /** Maximum depth of lists, including the outer one. */
  levels: 4,
  /** Maximum number of lists under one item. */
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

/** Every span of a block; an image has none. */
export function spansOf(block: Block): Span[] {
  const found: Span[] = [];
  withSpans(block, (span) => {
    found.push(span);
    return span;
  });
  return found;
}

/** The text with each link to an image replaced by the result of `change`. */
export function withViews(content: RichText, change: (view: CaseView) => Partial<Span>): RichText {
  return content.map((block) =>
    withSpans(block, (span) => {
      if (!span.view) return span;
      const { view, ...rest } = span;
      return { ...rest, ...change(view) };
    }),
  );
}
