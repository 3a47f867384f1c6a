import { nearestTwin } from '#lib/imaging/measure.ts';
import type { CaseBody, CaseFolder } from './body-schema.ts';

type Presented = Pick<CaseBody, 'findings' | 'presentation'>;

/** A folder as far as its images' places go. */
interface Placed {
  id: string;
  images: readonly { file: string }[];
}

/** Slices of a folder that follow one another. */
export interface SliceRange {
  /** The index of the first in its folder. */
  first: number;
  count: number;
}

/** The indices of a folder's images that findings lie on. */
export function pointedAt({ images }: Pick<Placed, 'images'>, findings: CaseBody['findings'] = []): number[] {
  const places = new Map<string, number[]>();
  images.forEach(({ file }, index) => {
    places.set(file, [...(places.get(file) ?? []), index]);
  });
  const anchors = findings.flatMap((finding) => [finding, ...finding.marks]);
  const pointed = anchors.flatMap(({ key, image = 0 }) => nearestTwin(places.get(key) ?? [], image) ?? []);
  return [...new Set(pointed)].sort((a, b) => a - b);
}

/**
 * The slices of a folder that its readers scroll through: those that its author chose, wide enough for every slice that
 * is pointed at. An end whose slice is gone is the series' own.
 */
export function shownRange(folder: Placed, { findings, presentation }: Presented): SliceRange {
  const { images } = folder;
  const kept = presentation?.views.find((view) => view.folder === folder.id)?.range;
  if (!kept) return { first: 0, count: images.length };
  const at = (key: string, otherwise: number) => {
    const found = images.findIndex(({ file }) => file === key);
    return found === -1 ? otherwise : found;
  };
  const places = [at(kept.from, 0), at(kept.to, images.length - 1), ...pointedAt(folder, findings)];
  const first = Math.min(...places);
  return { first, count: Math.max(...places) - first + 1 };
}

/** A folder with only the images that its readers are shown; the same object where that is all of them. */
export function withinRange(folder: CaseFolder, presented: Presented): CaseFolder {
  const { first, count } = shownRange(folder, presented);
  if (count === folder.images.length) return folder;
  return { ...folder, images: folder.images.slice(first, first + count) };
}
