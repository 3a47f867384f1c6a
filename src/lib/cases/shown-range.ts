import { nearestTwin } from '#lib/imaging/measure.ts';
import type { CaseBody, CaseFolder } from './body-schema.ts';

type Presented = Pick<CaseBody, 'findings' | 'presentation'>;

/** The parts of a folder needed to locate its images. */
interface Placed {
  id: string;
  images: readonly { file: string }[];
}

/** A range of consecutive slices of a folder. */
export interface SliceRange {
  /** Index of the range's first slice in its folder. */
  first: number;
  count: number;
}

/** The indexes of a folder's images on which findings lie. */
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
 * The range of slices that readers can scroll through: the author's choice, extended to every slice with a finding.
 * If the slice at an end no longer exists, that end is the series' own.
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

/** A folder with only the images in its readers' range; the same object when that is all images. */
export function withinRange(folder: CaseFolder, presented: Presented): CaseFolder {
  const { first, count } = shownRange(folder, presented);
  if (count === folder.images.length) return folder;
  return { ...folder, images: folder.images.slice(first, first + count) };
}
