import type { EditedCase } from '#lib/cases/body-schema.ts';
import { filesOfImage } from '#lib/images/files-of-image.ts';
import type { ImagesToAttest } from '../image-review/Unattested.tsx';

/** The images of a case to attest: those of the folders first; images in no folder are in the sheet. */
export function imagesToAttest(body: EditedCase, unattested: ReadonlySet<string>): ImagesToAttest {
  const images = body.folders.flatMap((folder) => folder.images);
  const made = images.map((image): [string, string[]] => [image.file, filesOfImage(image)]);
  const inFolders = new Set(made.flatMap(([, files]) => files));
  const inSheet = [...unattested].filter((file) => !inFolders.has(file));
  const left = made.filter(([, files]) => files.some((file) => unattested.has(file)));
  return new Map([...left, ...inSheet.map((file): [string, string[]] => [file, [file]])]);
}
