import type { EditedCase } from './body-schema.ts';
import { withAnchors } from './findings.ts';
import type { FindingAnchor } from './findings-schema.ts';
import { findView } from './view-links.ts';

/** Positions of findings when a folder's images are moved; an image's position is its folder and its index there. */

/** The positions of findings, updated after a folder's images moved; the same object if nothing changes. */
export function withAnchorsAt(
  body: EditedCase,
  folderId: string,
  indexAfter: (index: number) => number,
): EditedCase {
  const anchors = body.findings?.flatMap((finding) => [finding, ...finding.marks]) ?? [];
  const isChanged = anchors.some(
    ({ folder, image }) => folder === folderId && image !== undefined && indexAfter(image) !== image,
  );
  if (!body.findings || !isChanged) return body;
  const findings = withAnchors(body.findings, ({ folder, key, image }) =>
    folder !== folderId || image === undefined
      ? { folder, key, image }
      : { folder, key, image: indexAfter(image) },
  );
  return { ...body, findings };
}

/** Index of an anchor's image in a folder; undefined when it is in another folder. */
function placeIn(body: EditedCase, folderId: string, { folder, key, image = 0 }: FindingAnchor) {
  const place = findView(body.folders, { folder, key, image });
  return place && body.folders[place.folder]?.id === folderId ? place.image : undefined;
}

/** Number of findings whose key image is at each index of a folder. */
export function findingCounts(
  { folders, findings = [] }: Pick<EditedCase, 'folders' | 'findings'>,
  folderId: string,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { folder, key, image = 0 } of findings) {
    const place = findView(folders, { folder, key, image });
    if (place && folders[place.folder]?.id === folderId)
      counts.set(place.image, (counts.get(place.image) ?? 0) + 1);
  }
  return counts;
}

/** A body without the findings and marks on an image; those on an identical image elsewhere stay. */
export function withoutFindingsAt(body: EditedCase, folderId: string, index: number): EditedCase {
  const { findings } = body;
  if (!findings?.length) return body;
  const isPointedAt = findings
    .flatMap((finding) => [finding, ...finding.marks])
    .some((anchor) => placeIn(body, folderId, anchor) === index);
  if (!isPointedAt) return body;
  const left = withAnchors(findings, (anchor) => {
    const { folder, key, image } = anchor;
    return placeIn(body, folderId, anchor) === index ? null : { folder, key, image };
  });
  return { ...body, findings: left };
}

/** Images of a folder that are moved to the end of another one. */
interface Move {
  fromId: string;
  /** Indexes of the moved images, in ascending order. */
  ordered: readonly number[];
  toId: string;
  /** Index in the target folder of the first moved image. */
  at: number;
}

/** An anchor after images were moved: on the same image, at its new folder and index. */
export function movedAnchor(
  body: EditedCase,
  anchor: FindingAnchor,
  { fromId, ordered, toId, at }: Move,
): FindingAnchor {
  const { folder, key, image } = anchor;
  const place = placeIn(body, fromId, anchor);
  if (place === undefined) return { folder, key, image };
  const rank = ordered.indexOf(place);
  if (rank !== -1) return { folder: toId, key, image: at + rank };
  return { folder, key, image: place - ordered.filter((each) => each < place).length };
}
