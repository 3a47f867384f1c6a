import type { CaseBody, CaseFolder } from './body-schema.ts';
import { coverIndex, haveAPlace } from './cover.ts';
import { openingImage } from './presentation-limits.ts';
import { pointedAt, shownRange } from './shown-range.ts';

type Presented = Pick<CaseBody, 'findings' | 'presentation'>;

/**
 * The image with which a folder opens: its author's choice while it exists, else one that reveals nothing. `covers`
 * are the cover images for lists: a cover slice shows the diagnosis, so the folder opens away
 * from it, and from findings. A set of photographs opens with its first image.
 */
export function openingOf(
  folder: Pick<CaseFolder, 'id' | 'images'>,
  covers: readonly number[],
  { findings, presentation }: Presented,
): number {
  const { images } = folder;
  const key = presentation?.views.find((view) => view.folder === folder.id)?.key;
  const chosen = images.findIndex(({ file }) => file === key);
  if (chosen !== -1) return chosen;
  const telling = [...pointedAt(folder, findings), ...(haveAPlace(images) ? covers : [])];
  return openingImage(images.length, coverIndex({ images }), telling);
}

/** The index, among all images of a folder, of the one that readers see first. */
export function startOf(folder: CaseFolder, body: Presented & Pick<CaseBody, 'mainImage'>): number {
  const { first, count } = shownRange(folder, body);
  const ofCase = body.mainImage?.folderId === folder.id ? body.mainImage.imageIndex : undefined;
  const covers = [ofCase, folder.mainImage].filter((index) => index !== undefined);
  const shown = { ...folder, images: folder.images.slice(first, first + count) };
  return (
    first +
    openingOf(
      shown,
      covers.map((index) => index - first),
      body,
    )
  );
}
