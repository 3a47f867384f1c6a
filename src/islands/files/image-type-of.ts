import { type ImageType, SNIFFED_BYTES, sniffImage } from '#lib/images/image-type.ts';

/** The ordinary image format of a file by its magic number; undefined for everything else, DICOM included. */
export async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  return sniffImage(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
}
