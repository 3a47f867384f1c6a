import type { ImageType } from '#lib/images/image-type.ts';
import { isTooLarge, pictureSize, SIZE_BYTES } from '#lib/images/picture-size.ts';
import { tooManyPixels } from '#lib/images/picture-size-texts.ts';

/** Why a picture is too large, read from its header: decoding such a picture would take half a gigabyte. */
export async function sizeFault(file: Blob, type: ImageType): Promise<string | undefined> {
  const size = pictureSize(new Uint8Array(await file.slice(0, SIZE_BYTES).arrayBuffer()), type);
  return size && isTooLarge(size) ? tooManyPixels(size.width, size.height) : undefined;
}
