import { imagePath } from '#lib/images/image-paths.ts';
import { areOneSize, type ImageGroup, type ImageSize } from './group.ts';

/** Pixels of the longer side that a picture is shown with, at most: no screen shows more of it at once. */
const SHOWN = 2_400;

/** Paints a picture as every browser does: upright, whatever its file says about the camera. */
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

/** Learns the sizes of pictures as they are painted. */
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

/** Pictures of this computer. */
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
 * Images of an item, or of several.
 * @param canMask whether the server is asked to mask them afterwards
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
