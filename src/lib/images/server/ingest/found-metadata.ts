import type { Metadata } from 'sharp';
import type { RemovedMetadata } from '../../upload-schemas.ts';

/** EXIF tags with data about people, places or devices, and our names for these. */
const TAGS: Record<number, RemovedMetadata> = {
  270: 'comment',
  271: 'device',
  272: 'device',
  305: 'software',
  306: 'date',
  315: 'author',
  33432: 'author',
  34853: 'location',
  36867: 'date',
  36868: 'date',
  37510: 'comment',
  42032: 'author',
  42033: 'device',
  42036: 'device',
};
const EXIF_FOLDER = 34_665;
/** Maximum number of directories and entries read, since the data are not trusted. */
const FOLDERS_MAX = 8;
const ENTRIES_MAX = 512;

/** The contents of an EXIF block, as far as readable. */
export function exifContents(block: Buffer): Set<RemovedMetadata> {
  const found = new Set<RemovedMetadata>();
  const start = block.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0;
  const tiff = block.subarray(start);
  if (tiff.length < 8) return found;
  const little = tiff[0] === 0x49;
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const pending = [{ at: u32(4), isThumbnail: false }];
  for (let folder = 0; folder < FOLDERS_MAX && pending.length > 0; folder += 1) {
    const { at, isThumbnail } = pending.shift()!;
    if (at < 8 || at + 2 > tiff.length) continue;
    if (isThumbnail) found.add('thumbnail');
    const count = Math.min(u16(at), ENTRIES_MAX);
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * 12;
      if (entry + 12 > tiff.length) break;
      const known = TAGS[u16(entry)];
      if (known) found.add(known);
      if (u16(entry) === EXIF_FOLDER) pending.push({ at: u32(entry + 8), isThumbnail: false });
    }
    const next = at + 2 + count * 12;
    if (folder === 0 && next + 4 <= tiff.length && u32(next) !== 0)
      pending.push({ at: u32(next), isThumbnail: true });
  }
  return found;
}

/** The kinds of metadata in a picture. */
export function foundMetadata(metadata: Metadata): RemovedMetadata[] {
  const { exif, icc, iptc, xmp, orientation = 1, comments } = metadata;
  const found = exif ? exifContents(exif) : new Set<RemovedMetadata>();
  if (exif) found.add('exif');
  if (orientation !== 1) found.add('orientation');
  if (icc) found.add('profile');
  if (iptc) found.add('iptc');
  if (xmp) found.add('xmp');
  if (comments && comments.length > 0) found.add('comment');
  return [...found];
}
