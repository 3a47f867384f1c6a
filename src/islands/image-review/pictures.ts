import { imagePath } from '#lib/images/image-paths.ts';
import { areOneSize, type ImageGroup, type ImageSize } from './group.ts';

/** Maximum length of a picture's longer side, in pixels: no screen shows more. */
const SHOWN = 2_400;

/** Paints a picture as browsers display it, upright according to its EXIF orientation. */
async function paintPicture(canvas: HTMLCanvasElement, blob: Blob): Promise<ImageSize> {
  const picture = await createImageBitmap(blob);
  const { width: columns, height: rows } = picture;
  const scale = Math.min(1, SHOWN / Math.max(columns, rows));
  canvas.width = Math.max(1, Math.round(columns * scale));
  canvas.height = Math.max(1, Math.round(rows * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { columns, rows };
}

/** Records the sizes of pictures as they are painted. */
function learningSizes(count: number, paint: ImageGroup['paint']): Pick<ImageGroup, 'paint' | 'isOneSize'> {
  const sizes = new Map<number, ImageSize>();
  return {
    async paint(canvas, index, masks) {
      const size = await paint(canvas, index, masks);
      sizes.set(index, size);
      return size;
    },
    isOneSize: () => sizes.size === count && areOneSize([...sizes.values()]),
  };
}

/** A group of pictures from this computer. */
export function photographGroup(id: string, name: string, files: readonly File[]): ImageGroup {
  return {
    kind: 'photographs',
    id,
    name,
    files,
    count: files.length,
    nameOf: (index) => files[index]?.name ?? '',
    ...learningSizes(files.length, (canvas, index) => paintPicture(canvas, files[index]!)),
  };
}

interface StoredOptions {
  canMask?: boolean;
  isOneSize?: boolean;
  itemOf?: ((file: string) => string | undefined) | undefined;
}

/**
 * A group of stored images, of one item or of several.
 * @param canMask whether the server can be asked to mask them
 * @param itemOf the item of each image; without it, all belong to `item`
 * @param isOneSize whether the item says that all have the same size; otherwise it is known once all were painted
 */
export function storedGroup(
  itemId: string,
  images: readonly string[],
  { canMask = false, isOneSize = false, itemOf }: StoredOptions = {},
): ImageGroup {
  const painting = learningSizes(images.length, async (canvas, index) => {
    const answer = await fetch(imagePath(itemOf?.(images[index]!) ?? itemId, images[index]!));
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return paintPicture(canvas, await answer.blob());
  });
  return {
    kind: 'stored',
    canMask,
    id: itemId,
    name: '',
    images,
    count: images.length,
    ...painting,
    isOneSize: () => isOneSize || painting.isOneSize(),
  };
}
