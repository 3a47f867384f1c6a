import type { CaseView } from './rich-text.ts';

/** A folder of a case as its sheet knows it, at its place in the viewer. */
export interface SheetFolder {
  id: string;
  name: string;
  images: { file: string; width: number; height: number }[];
  /** Index of the image that stands for the folder. */
  main: number;
}

/** Where the viewer shows an image of the case, or undefined once it is gone. */
export function viewHref(
  caseId: string,
  folders: readonly SheetFolder[],
  { folder, image }: CaseView,
): string | undefined {
  const at = folders.findIndex(({ id }) => id === folder);
  if (!folders[at]?.images[image]) return undefined;
  return `/radiology-viewer/${caseId}?serie=${at + 1}&image=${image + 1}`;
}
