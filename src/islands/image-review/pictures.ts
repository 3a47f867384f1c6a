import { imagePath } from '#lib/domain/image-paths.ts';
import type { ImageGroup, ImageSize } from './group.ts';

/** Pixels of the longer side that a picture is shown with, at most: no screen shows more of it at once. */
const SHOWN = 2_400;

/** Shows a picture as every browser does: upright, whatever its file says of the camera. */
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

/** Pictures of this computer. */
export function photographGroup(id: string, name: string, files: readonly File[]): ImageGroup {
  return {
    kind: 'photographs',
    id,
    name,
    files,
    count: files.length,
    nameOf: (index) => files[index]?.name ?? '',
    paint: (canvas, index) => paintPicture(canvas, files[index]!),
  };
}

/** Images of an item. @param canMask whether the server is asked to mask them afterwards */
export function storedGroup(itemId: string, images: readonly string[], { canMask = false } = {}): ImageGroup {
  return {
    kind: 'stored',
    canMask,
    id: itemId,
    name: '',
    images,
    count: images.length,
    async paint(canvas, index) {
      const answer = await fetch(imagePath(itemId, images[index]!));
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return paintPicture(canvas, await answer.blob());
    },
  };
}
