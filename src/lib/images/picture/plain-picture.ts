/** A picture's file reduced to its pixels. */
export interface PlainPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether it still looks the same; not when a colour profile or an orientation was removed. */
  looksTheSame: boolean;
}
