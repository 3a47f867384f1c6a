const ORIENTATION = 0x0112;

/** The EXIF orientation of a picture, from 1 (upright) to 8; unreadable data count as upright. */
export function orientationOf(tiff: Uint8Array): number {
  try {
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    const isLittle = view.getUint16(0) === 0x4949;
    const first = view.getUint32(4, isLittle);
    const entries = view.getUint16(first, isLittle);
    for (let index = 0; index < entries; index += 1) {
      const entry = first + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}
