import type { CaseBody, CaseFolder, CaseImage } from '#lib/contract/bodies/case.ts';
import { indexAfterMove, indexAfterRemoval, moved } from '#lib/domain/reorder.ts';

/** Changes to a case's folders and images. Each returns a new body in which the main images are still the same. */

function newFolderId(body: CaseBody): string {
  const used = new Set(body.folders.map(({ id }) => id));
  for (let number = body.folders.length + 1; ; number += 1) if (!used.has(`f${number}`)) return `f${number}`;
}

function withFolder(body: CaseBody, id: string, change: (folder: CaseFolder) => CaseFolder): CaseBody {
  return { ...body, folders: body.folders.map((folder) => (folder.id === id ? change(folder) : folder)) };
}

/** Adds an empty folder at the end. */
export function addFolder(
  body: CaseBody,
  folder: Pick<CaseFolder, 'name'> & Partial<CaseFolder>,
): { body: CaseBody; id: string } {
  const id = newFolderId(body);
  const added = { description: '', images: [], ...folder, id };
  return { id, body: { ...body, folders: [...body.folders, added] } };
}

export function changeFolder(body: CaseBody, id: string, change: Partial<CaseFolder>): CaseBody {
  return withFolder(body, id, (folder) => ({ ...folder, ...change }));
}

export function removeFolder(body: CaseBody, id: string): CaseBody {
  const mainImage = body.mainImage?.folderId === id ? null : body.mainImage;
  return { ...body, folders: body.folders.filter((folder) => folder.id !== id), mainImage };
}

export function moveFolder(body: CaseBody, from: number, to: number): CaseBody {
  return { ...body, folders: moved(body.folders, from, to) };
}

/** Follows an image of a folder to its new index, in the folder's own and in the case's main image. */
function followed(body: CaseBody, folderId: string, indexAfter: (index: number) => number): CaseBody {
  const { mainImage } = body;
  const next = withFolder(body, folderId, ({ mainImage: own, ...folder }) => ({
    ...folder,
    ...(own === undefined || folder.images.length === 0 ? {} : { mainImage: indexAfter(own) }),
  }));
  if (mainImage?.folderId !== folderId) return next;
  const images = next.folders.find(({ id }) => id === folderId)?.images ?? [];
  const imageIndex = indexAfter(mainImage.imageIndex);
  return { ...next, mainImage: images[imageIndex] ? { folderId, imageIndex } : null };
}

/** Puts an image into a folder before the one at `index`. */
export function insertImage(body: CaseBody, folderId: string, index: number, image: CaseImage): CaseBody {
  const inserted = withFolder(body, folderId, (folder) => ({
    ...folder,
    images: folder.images.toSpliced(index, 0, image),
  }));
  return followed(inserted, folderId, (other) => (other >= index ? other + 1 : other));
}

export function removeImage(body: CaseBody, folderId: string, index: number): CaseBody {
  const removed = withFolder(body, folderId, (folder) => ({
    ...folder,
    images: folder.images.toSpliced(index, 1),
  }));
  return followed(removed, folderId, (other) => indexAfterRemoval(other, index));
}

export function moveImage(body: CaseBody, folderId: string, from: number, to: number): CaseBody {
  const changed = withFolder(body, folderId, (folder) => ({
    ...folder,
    images: moved(folder.images, from, to),
  }));
  return followed(changed, folderId, (other) => indexAfterMove(other, from, to));
}

export function setFolderMain(body: CaseBody, folderId: string, index: number): CaseBody {
  return changeFolder(body, folderId, { mainImage: index });
}

/** The image that stands for the case: the chosen one, or that of the first folder with images. */
export function caseMain({ mainImage, folders }: CaseBody): CaseBody['mainImage'] {
  const first = folders.find(({ images }) => images.length > 0);
  return mainImage ?? (first ? { folderId: first.id, imageIndex: first.mainImage ?? 0 } : null);
}

export function setCaseMain(body: CaseBody, folderId: string, imageIndex: number): CaseBody {
  return { ...body, mainImage: { folderId, imageIndex } };
}
