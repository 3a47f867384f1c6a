import { type CaseView, type RichText, withViews } from '#lib/rich-text/rich-text.ts';
import { casePaths } from './paths.ts';
import type { SliceRange } from './shown-range.ts';
import { viewerSearch } from './viewer-query.ts';

/** A folder of a case as its sheet knows it, at its place in the viewer. */
export interface SheetFolder {
  id: string;
  name: string;
  /** `aspect`: height of a pixel divided by its width, where they are not square. */
  images: { file: string; width: number; height: number; aspect?: number }[];
  /** Index of the cover of the folder. */
  main: number;
  /** A step of the questions keeps it back until it is reached: a link to it asks for it all the same. */
  isEarly?: true;
}

/** A finding as the sheet's editor knows it, and where it is. */
export interface SheetFinding extends ImagePlace {
  id: string;
  name: string;
}

/** The folders in which a link to an image is looked up. */
type Folders = readonly {
  id: string;
  images: readonly { file: string; aspect?: number }[];
  /** The slices that the viewer shows; all of them when absent. */
  range?: SliceRange;
  isEarly?: true;
}[];

/** A folder by its place in the list, an image by its place in the folder. */
export interface ImagePlace {
  folder: number;
  image: number;
}

/** Where an image is in a folder; of several alike, the one nearest to where it was. */
function nearest(images: readonly { file: string }[], key: string, was: number): number {
  let found = -1;
  images.forEach(({ file }, index) => {
    if (file === key && (found === -1 || Math.abs(index - was) < Math.abs(found - was))) found = index;
  });
  return found;
}

/** Where the image that a link leads to is now: in its folder or, moved, in another; undefined once it is gone. */
export function findView(folders: Folders, { folder, image, key }: CaseView): ImagePlace | undefined {
  const own = folders.findIndex(({ id }) => id === folder);
  if (key === undefined) return folders[own]?.images[image] ? { folder: own, image } : undefined;
  for (const at of [own, ...folders.keys()]) {
    const found = nearest(folders[at]?.images ?? [], key, image);
    if (found !== -1) return { folder: at, image: found };
  }
  return undefined;
}

/** The place in the viewer of an image that is left out of what it shows: the nearest that it does show. */
function shownPlace(folders: Folders, { folder, image }: ImagePlace): ImagePlace {
  const { first, count } = folders[folder]?.range ?? { first: 0, count: Number.POSITIVE_INFINITY };
  return { folder, image: Math.min(Math.max(image - first, 0), count - 1) };
}

/** Where the viewer shows an image of the case, or undefined once it is gone. */
export function viewHref(caseId: string, folders: Folders, view: CaseView): string | undefined {
  const place = findView(folders, view);
  const { finding } = view;
  return (
    place &&
    casePaths.item(caseId) +
      viewerSearch({
        ...shownPlace(folders, place),
        ...(folders[place.folder]?.isEarly && { early: true }),
        ...(finding && { finding, answer: true }),
      })
  );
}

/** A text whose links to images name the image itself, also those that were written with its place alone. */
export function anchorViews(content: RichText, folders: Folders): RichText {
  return withViews(content, (view) => {
    const place = view.key === undefined ? findView(folders, view) : undefined;
    const key = place && folders[place.folder]?.images[place.image]?.file;
    return { view: key === undefined ? view : { ...view, key } };
  });
}

/** Whether a text has links to images; to the place of one alone, when asked. */
export function hasViews(content: RichText, only?: 'bare'): boolean {
  let found = false;
  withViews(content, (view) => {
    found ||= only === undefined || view.key === undefined;
    return { view };
  });
  return found;
}

/**
 * A text for reading: links to images are addresses, except those whose image is gone, which keep their `view`;
 * images of the case have the proportions of their pixels.
 */
export function readableText(caseId: string, folders: Folders, content: RichText): RichText {
  const linked = withViews(content, (view) => {
    const href = viewHref(caseId, folders, view);
    return href === undefined ? { view } : { href };
  });
  const images = folders.flatMap((folder) => folder.images);
  const aspects = new Map(images.flatMap(({ file, aspect }) => (aspect ? [[file, aspect] as const] : [])));
  return linked.map((block) => {
    const aspect = block.type === 'image' ? aspects.get(block.image.file) : undefined;
    return aspect === undefined ? block : { ...block, aspect };
  });
}
