import type { CaseBody, CaseFolder, CaseImage } from './body-schema.ts';
import { startOf } from './presentation.ts';
import type { FolderView } from './presentation-schema.ts';
import { asShown } from './shown-folders.ts';
import { shownRange } from './shown-range.ts';

/** The parts of a body that determine how a case opens. */
export type OpenedBody = Pick<CaseBody, 'folders' | 'findings' | 'presentation' | 'mainImage' | 'questions'>;

/** An image as its author shows it. */
export interface DrawnImage {
  folder: CaseFolder;
  image: CaseImage;
  /** The display settings of the image's folder, if its author chose any. */
  view: Partial<Pick<FolderView, 'window' | 'rotation' | 'flipped' | 'inverted'>> | undefined;
}

/** The image that readers of a case see first. */
export interface FirstImage extends DrawnImage {
  /** Number of images shown before the case's questions are answered. */
  count: number;
}

/** The image in the first panel when a case opens, never an image of a later step; null when there is none. */
export function firstImage(body: OpenedBody): FirstImage | null {
  const shown = asShown(body, 1).folders.filter(({ images }) => images.length > 0);
  const { panels = [], views = [] } = body.presentation ?? {};
  const chosen = panels.flatMap((id) => shown.find((folder) => folder.id === id) ?? []);
  const folder = chosen[0] ?? shown[0];
  const image = folder?.images[startOf(folder, body)];
  if (!folder || !image) return null;
  const count = shown.reduce((sum, each) => sum + shownRange(each, body).count, 0);
  return { folder, image, view: views.find((view) => view.folder === folder.id), count };
}
