/** A picture's file without anything but its pixels. */
export interface PlainPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether it still looks the same: a colour profile, or a rotation stored only in metadata, may be gone. */
  looksTheSame: boolean;
}
