import { type CaseView, type RichText, withViews } from '#lib/rich-text/rich-text.ts';
import { casePaths } from './paths.ts';
import type { SliceRange } from './shown-range.ts';
import { viewerSearch } from './viewer-query.ts';

/** A folder of a case for its sheet, at its index in the viewer. */
export interface SheetFolder {
  id: string;
  name: string;
  /** `aspect`: height of a pixel divided by its width, where they are not square. */
  images: { file: string; width: number; height: number; aspect?: number }[];
  /** Index of the folder's cover image. */
  main: number;
  /** Hidden until a later step of the questions; a link may show it earlier. */
  isEarly?: true;
}

/** A finding for the sheet's editor, with its position. */
export interface SheetFinding extends ImagePlace {
  id: string;
  name: string;
}

/** The folders in which the images of links are looked up. */
type Folders = readonly {
  id: string;
  images: readonly { file: string; aspect?: number }[];
  /** The slices shown by the viewer; all when absent. */
  range?: SliceRange;
  isEarly?: true;
}[];

/** An image by the index of its folder in the list and its own index in the folder. */
export interface ImagePlace {
  folder: number;
  image: number;
}

/** The index of an image in a folder; of several equal images, the one nearest to its earlier index. */
function nearest(images: readonly { file: string }[], key: string, was: number): number {
  let found = -1;
  images.forEach(({ file }, index) => {
    if (file === key && (found === -1 || Math.abs(index - was) < Math.abs(found - was))) found = index;
  });
  return found;
}

/** The current position of a link's image, in its own folder or (if moved) another one; undefined if it was removed. */
export function findView(folders: Folders, { folder, image, key }: CaseView): ImagePlace | undefined {
  const own = folders.findIndex(({ id }) => id === folder);
  if (key === undefined) return folders[own]?.images[image] ? { folder: own, image } : undefined;
  for (const at of [own, ...folders.keys()]) {
    const found = nearest(folders[at]?.images ?? [], key, image);
    if (found !== -1) return { folder: at, image: found };
  }
  return undefined;
}

/** The position in the viewer of an image outside the shown range: that of the nearest shown image. */
function shownPlace(folders: Folders, { folder, image }: ImagePlace): ImagePlace {
  const { first, count } = folders[folder]?.range ?? { first: 0, count: Number.POSITIVE_INFINITY };
  return { folder, image: Math.min(Math.max(image - first, 0), count - 1) };
}

/** The address of an image of the case in the viewer; undefined when the image was removed. */
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

/** A text whose links to images all name the file, including those written with a position only. */
export function anchorViews(content: RichText, folders: Folders): RichText {
  return withViews(content, (view) => {
    const place = view.key === undefined ? findView(folders, view) : undefined;
    const key = place && folders[place.folder]?.images[place.image]?.file;
    return { view: key === undefined ? view : { ...view, key } };
  });
}

/** Whether a text has links to images; with `bare`, only links that give a position without a file. */
export function hasViews(content: RichText, only?: 'bare'): boolean {
  let found = false;
  withViews(content, (view) => {
    found ||= only === undefined || view.key === undefined;
    return { view };
  });
  return found;
}

/**
 * A text for reading: links to images become addresses, except those whose image was removed, which keep their `view`;
 * images of the case get the proportions of their pixels.
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
