import { indexAfterMove, indexAfterRemoval, moved } from '#lib/platform/reorder.ts';
import { withoutFolder } from '#lib/questions/step-folders.ts';
import type { CaseFolder, CaseImage, EditedCase } from './body-schema.ts';
import { coverIndex } from './cover.ts';
import { movedAnchor, withAnchorsAt, withoutFindingsAt } from './finding-places.ts';
import { withAnchors, withPresentFindings } from './findings.ts';
import { factsOf } from './image-facts.ts';
import { CASE_MAX } from './limits.ts';

/**
 * Edits of a case's folders and images. Each returns a new body with the same main images; findings
 * stay on their image.
 */

function newFolderId(body: EditedCase): string {
  // A question step may still refer to a folder that was removed.
  const named = body.questions?.steps.flatMap(({ folders = [] }) => folders) ?? [];
  const used = new Set([...body.folders.map(({ id }) => id), ...named]);
  for (let number = body.folders.length + 1; ; number += 1) if (!used.has(`f${number}`)) return `f${number}`;
}

function withFolder(body: EditedCase, id: string, change: (folder: CaseFolder) => CaseFolder): EditedCase {
  return { ...body, folders: body.folders.map((folder) => (folder.id === id ? change(folder) : folder)) };
}

/** Adds a folder after the others, or before them. */
export function addFolder(
  body: EditedCase,
  folder: Pick<CaseFolder, 'name'> & Partial<CaseFolder>,
  at: 'first' | 'last' = 'last',
): { body: EditedCase; id: string } {
  const id = newFolderId(body);
  const added = { description: '', images: [], ...folder, id };
  const folders = at === 'first' ? [added, ...body.folders] : [...body.folders, added];
  return { id, body: { ...body, folders } };
}

export function changeFolder(body: EditedCase, id: string, change: Partial<CaseFolder>): EditedCase {
  return withFolder(body, id, (folder) => ({ ...folder, ...change }));
}

export function removeFolder(body: EditedCase, id: string): EditedCase {
  const mainImage = body.mainImage?.folderId === id ? null : body.mainImage;
  return withPresentFindings({
    ...body,
    folders: body.folders.filter((folder) => folder.id !== id),
    mainImage,
    ...(body.questions && { questions: withoutFolder(body.questions, id) }),
  });
}

export function moveFolder(body: EditedCase, from: number, to: number): EditedCase {
  return { ...body, folders: moved(body.folders, from, to) };
}

/** Updates the main images of a folder and of the case when the folder's images change their indexes. */
function followed(body: EditedCase, folderId: string, indexAfter: (index: number) => number): EditedCase {
  const { mainImage } = body;
  const next = withFolder(
    withAnchorsAt(body, folderId, indexAfter),
    folderId,
    ({ mainImage: own, ...folder }) => ({
      ...folder,
      ...(own === undefined || folder.images.length === 0 ? {} : { mainImage: indexAfter(own) }),
    }),
  );
  if (mainImage?.folderId !== folderId) return next;
  const images = next.folders.find(({ id }) => id === folderId)?.images ?? [];
  const imageIndex = indexAfter(mainImage.imageIndex);
  return { ...next, mainImage: images[imageIndex] ? { folderId, imageIndex } : null };
}

/** Puts an image into a folder before the one at `index`. */
export function insertImage(body: EditedCase, folderId: string, index: number, image: CaseImage): EditedCase {
  const inserted = withFolder(body, folderId, (folder) => ({
    ...folder,
    images: folder.images.toSpliced(index, 0, image),
  }));
  return followed(inserted, folderId, (other) => (other >= index ? other + 1 : other));
}

export function removeImage(before: EditedCase, folderId: string, index: number): EditedCase {
  const body = withoutFindingsAt(before, folderId, index);
  const removed = withFolder(body, folderId, (folder) => ({
    ...folder,
    images: folder.images.toSpliced(index, 1),
  }));
  return withPresentFindings(followed(removed, folderId, (other) => indexAfterRemoval(other, index)));
}

export function moveImage(body: EditedCase, folderId: string, from: number, to: number): EditedCase {
  const changed = withFolder(body, folderId, (folder) => ({
    ...folder,
    images: moved(folder.images, from, to),
  }));
  return followed(changed, folderId, (other) => indexAfterMove(other, from, to));
}

export function setFolderMain(body: EditedCase, folderId: string, index: number): EditedCase {
  return changeFolder(body, folderId, { mainImage: index });
}

/** The cover of the case: the chosen image, or the cover of the first folder with images. */
export function caseMain({ mainImage, folders }: EditedCase): EditedCase['mainImage'] {
  const first = folders.find(({ images }) => images.length > 0);
  return mainImage ?? (first ? { folderId: first.id, imageIndex: coverIndex(first) } : null);
}

export function setCaseMain(body: EditedCase, folderId: string, imageIndex: number): EditedCase {
  return { ...body, mainImage: { folderId, imageIndex } };
}

/** Removes several images from a folder. */
export function removeImages(body: EditedCase, folderId: string, indexes: readonly number[]): EditedCase {
  return indexes.toSorted((a, b) => b - a).reduce((next, index) => removeImage(next, folderId, index), body);
}

/**
 * Whether images of a folder may move into another one. Frames are measured with their folder's series attributes:
 * they may move only where these are equal, or into an empty folder, which then adopts them.
 */
export function mayMove(from: CaseFolder, indexes: readonly number[], to: CaseFolder): boolean {
  if (from.id === to.id || to.images.length + indexes.length > CASE_MAX.images) return false;
  const hasFrames = indexes.some((index) => from.images[index]?.kind === 'frame');
  return !hasFrames || to.images.length === 0 || JSON.stringify(from.series) === JSON.stringify(to.series);
}

/** An image moved into another series: its slice position is dropped, its pixel size stays with it. */
function amongOthers({ position: _, ...image }: CaseImage, from: CaseFolder, to: CaseFolder): CaseImage {
  if (!from.series || image.apart) return to.series ? { ...image, apart: true } : image;
  const { pixelSpacing, spacingKind } = factsOf(from, image);
  if (!pixelSpacing && !to.series) return image;
  const [rows, columns] = pixelSpacing ?? [];
  const isKnown = rows !== undefined && columns !== undefined;
  return {
    ...image,
    facts: {
      ...(isKnown ? { pixelSpacing: [rows, columns] } : { pixelSpacing: null }),
      ...(spacingKind && { spacingKind }),
      orientation: null,
    },
  };
}

/**
 * Moves images of a folder to the end of another one (`mayMove`), in their order; the case's main image does not
 * change.
 */
export function moveImages(
  body: EditedCase,
  fromId: string,
  indexes: readonly number[],
  toId: string,
): EditedCase {
  const from = body.folders.find(({ id }) => id === fromId);
  const to = body.folders.find(({ id }) => id === toId);
  if (!from || !to || !mayMove(from, indexes, to)) return body;
  const ordered = indexes.toSorted((a, b) => a - b);
  const images = ordered.flatMap((index) => from.images[index] ?? []);
  const main = body.mainImage?.folderId === fromId ? ordered.indexOf(body.mainImage.imageIndex) : -1;
  const taken = removeImages(body, fromId, ordered);
  const moved = withFolder(taken, toId, (folder) => {
    const takesSeries =
      folder.images.length === 0 &&
      from.series &&
      images.some(({ kind, position }) => kind === 'frame' || position);
    const isSameSeries = takesSeries || JSON.stringify(from.series) === JSON.stringify(folder.series);
    return {
      ...folder,
      images: [
        ...folder.images,
        ...(isSameSeries ? images : images.map((image) => amongOthers(image, from, folder))),
      ],
      ...(takesSeries && { series: from.series }),
    };
  });
  const mainImage = main === -1 ? moved.mainImage : { folderId: toId, imageIndex: to.images.length + main };
  const findings =
    body.findings &&
    withAnchors(body.findings, (anchor) =>
      movedAnchor(body, anchor, { fromId, ordered, toId, at: to.images.length }),
    );
  return { ...moved, mainImage, ...(findings && { findings }) };
}
