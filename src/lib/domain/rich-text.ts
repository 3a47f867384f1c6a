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

export interface Span {
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
}

export type Block =
  | { type: 'heading'; level: 2 | 3; text: Span[] }
  | { type: 'paragraph'; text: Span[] }
  | { type: 'list'; ordered: boolean; items: Span[][] }
  | { type: 'image'; image: ImageRef };

export type RichText = Block[];
