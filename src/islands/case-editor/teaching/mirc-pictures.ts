import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { imageAspect } from '#lib/cases/image-aspect.ts';
import { imagePath } from '#lib/images/image-paths.ts';

/** Maximum size of all pictures together, in bytes: the zip is assembled in memory. */
const PICTURES_MAX = 800 << 20;

/** The pictures of a case are too large to be put together in a browser. */
export class TooManyPictures extends Error {}

/** A picture as a PNG, which every viewer of MIRC documents shows; pixels that are not square become square. */
async function pngOf(address: string, aspect: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const picture = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = Math.max(1, Math.round(picture.height * aspect));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new Uint8Array(await blob.arrayBuffer());
}

interface PicturesOf {
  /** Folders with the names of their pictures, as the document has them. */
  folders: { name: string; pictures: string[] }[];
  files: Record<string, Uint8Array<ArrayBuffer>>;
}

/**
 * The images of a case as pictures, folder by folder.
 * @throws TooManyPictures, and whatever keeps an image from being fetched
 */
export async function mircPictures(
  caseId: string,
  folders: readonly CaseFolder[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<PicturesOf> {
  const made: PicturesOf = { folders: [], files: {} };
  let bytes = 0;
  let done = 0;
  for (const folder of folders.filter(({ images }) => images.length > 0)) {
    const pictures: string[] = [];
    for (const image of folder.images) {
      signal.throwIfAborted();
      const name = `images/${made.folders.length + 1}-${String(pictures.length + 1).padStart(4, '0')}.png`;
      const png = await pngOf(imagePath(caseId, image.file), imageAspect(folder, image) ?? 1, signal);
      bytes += png.length;
      if (bytes > PICTURES_MAX) throw new TooManyPictures();
      made.files[name] = png;
      pictures.push(name);
      done += 1;
      onProgress(done);
    }
    made.folders.push({ name: folder.name, pictures });
  }
  return made;
}
