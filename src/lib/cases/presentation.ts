import type { CaseBody, CaseFolder } from './body-schema.ts';
import { coverIndex, haveAPlace } from './cover.ts';
import { openingImage } from './presentation-limits.ts';
import { pointedAt } from './shown-range.ts';

type Presented = Pick<CaseBody, 'findings' | 'presentation'>;

/**
 * The image that a folder opens on: its author's choice as long as it exists, else one that reveals nothing. `covers`
 * are the images chosen as covers for lists: as slices they show what the case is about, so the folder opens away
 * from them, and from findings. A set of photographs begins with its first.
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
