import type { MarkedImage, ProposedView } from '#lib/dicom/attributes/proposed-marks.ts';
import { PRESENTATION_MAX } from '../presentation-limits.ts';
import type { CasePresentation, FolderView } from '../presentation-schema.ts';
import { enlargedTo, type FindImage, type SeenImage, type StoredImage, windowIn } from './stored-image.ts';

/** A view is applied to a folder when it covers more than this fraction of its images. */
const MOST = 0.5;

interface Opening {
  views: readonly ProposedView[];
  keyImages: readonly MarkedImage[];
}

/** The images to which a view applies. */
export function imagesOf<T extends SeenImage>(view: ProposedView, images: readonly T[]): T[] {
  const names = new Set(view.images.map(({ instance, frame }) => `${instance} ${frame}`));
  const series = new Set(view.series);
  return images.filter(
    (image) =>
      series.has(image.series) ||
      names.has(`${image.instance} ${image.frame}`) ||
      names.has(`${image.instance} 0`),
  );
}

/** The view that more than half of a folder's images share, if there is one. */
export function sharedView(
  images: readonly SeenImage[],
  views: readonly ProposedView[],
): ProposedView | undefined {
  return views.find((view) => imagesOf(view, images).length > images.length * MOST);
}

/** The part of a proposed view that a folder can keep. */
function folderView(view: ProposedView, image: StoredImage): Omit<FolderView, 'folder' | 'key'> {
  const window = windowIn(view.window, image);
  const enlarged = enlargedTo(view, image);
  const part = (value: number, whole: number) => Math.round((value / whole) * 1000) / 1000;
  // Our `inverted` is relative to the image; the document's is absolute.
  const isTurned = view.inverted !== undefined && view.inverted !== image.isInverted;
  return {
    ...(window && { window }),
    ...(enlarged && {
      zoom: enlarged.zoom,
      centre: { x: part(enlarged.middle.x, image.columns), y: part(enlarged.middle.y, image.rows) },
    }),
    ...(view.rotation && { rotation: view.rotation }),
    ...(view.flipped && { flipped: true as const }),
    ...(isTurned && { inverted: true as const }),
  };
}

/**
 * The opening presentation with the views of a document; folders with a view chosen by their author keep it.
 * @param keyOf the image with which a folder opens by default
 */
export function placeViews(
  before: CasePresentation | null,
  images: readonly StoredImage[],
  find: FindImage,
  { views, keyImages }: Opening,
  keyOf: (folder: string) => string | undefined,
): CasePresentation | null {
  const set = new Set(before?.views.map(({ folder }) => folder));
  const keys = new Map<string, string>();
  for (const image of keyImages.flatMap((each) => find(each) ?? []))
    if (!keys.has(image.folder)) keys.set(image.folder, image.key);
  const added = [...Map.groupBy(images, ({ folder }) => folder)].flatMap(([folder, own]): FolderView[] => {
    if (set.has(folder)) return [];
    const view = sharedView(own, views);
    const shown = view && own[0] ? folderView(view, own[0]) : {};
    const chosen = keys.get(folder);
    const key = chosen ?? keyOf(folder);
    const isTold = chosen !== undefined || Object.keys(shown).length > 0;
    return key !== undefined && isTold ? [{ folder, key, ...shown }] : [];
  });
  if (added.length === 0) return before;
  return { ...before, views: [...(before?.views ?? []), ...added].slice(0, PRESENTATION_MAX.views) };
}
