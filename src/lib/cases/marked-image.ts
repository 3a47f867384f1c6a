import type { CaseBody } from './body-schema.ts';
import type { MarkKind } from './finding.ts';
import { presentFindings } from './findings.ts';
import type { CaseFinding, CaseMark, FindingAnchor } from './findings-schema.ts';
import type { DrawnImage } from './first-image.ts';
import { findView, type ImagePlace } from './view-links.ts';

/** What says where findings lie, and how their images are shown. */
export type MarkedBody = Pick<CaseBody, 'folders' | 'findings' | 'presentation'>;

/** A finding on one image, as its author shows it. */
export interface MarkedImage extends DrawnImage {
  finding: CaseFinding;
  /** Those of its marks that lie on the image. */
  marks: CaseMark[];
}

const isSame = (one: ImagePlace | undefined, other: ImagePlace | undefined): boolean =>
  one !== undefined && one.folder === other?.folder && one.image === other.image;

/**
 * The image that marks of these kinds of a finding lie on: its key image where one does, else that of the first. Undefined where
 * it has none.
 */
export function markedImage(
  { folders, findings = [], presentation }: MarkedBody,
  id: string,
  kinds: readonly MarkKind[],
): MarkedImage | undefined {
  const [finding] = presentFindings(
    findings.filter((each) => each.id === id),
    folders,
  );
  if (!finding) return undefined;
  const placeOf = ({ folder, key, image = 0 }: FindingAnchor) => findView(folders, { folder, key, image });
  const placed = finding.marks
    .filter(({ kind }) => kinds.includes(kind))
    .map((mark) => ({ mark, place: placeOf(mark) }));
  const key = placeOf(finding);
  const isOnKey = placed.some(({ place }) => isSame(place, key));
  const place = isOnKey ? key : placed[0]?.place;
  const folder = place && folders[place.folder];
  const image = place && folder?.images[place.image];
  if (!folder || !image) return undefined;
  const kept = presentation?.views.find((view) => view.folder === folder.id);
  // A finding's window is that of its key image.
  const view = isOnKey && finding.window ? { ...kept, window: finding.window } : kept;
  const marks = placed.flatMap((each) => (isSame(each.place, place) ? [each.mark] : []));
  return { finding, folder, image, view, marks };
}
