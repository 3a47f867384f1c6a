import type { CaseBody } from './body-schema.ts';
import type { MarkKind } from './finding.ts';
import { presentFindings } from './findings.ts';
import type { CaseFinding, CaseMark, FindingAnchor } from './findings-schema.ts';
import type { DrawnImage } from './first-image.ts';
import { findView, type ImagePlace } from './view-links.ts';

/** The parts of a case that determine where its findings are, and how their images are shown. */
export type MarkedBody = Pick<CaseBody, 'folders' | 'findings' | 'presentation'>;

/** A finding on one image, as its author shows it. */
export interface MarkedImage extends DrawnImage {
  finding: CaseFinding;
  /** The finding's marks on this image, of the requested kinds. */
  marks: CaseMark[];
}

const isSame = (one: ImagePlace | undefined, other: ImagePlace | undefined): boolean =>
  one !== undefined && one.folder === other?.folder && one.image === other.image;

/**
 * The image with a finding's marks of these kinds: its key image if one of them is there, else the image of the first
 * one. Undefined if there are none.
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
  // A finding's window applies to its key image only.
  const view = isOnKey && finding.window ? { ...kept, window: finding.window } : kept;
  const marks = placed.flatMap((each) => (isSame(each.place, place) ? [each.mark] : []));
  return { finding, folder, image, view, marks };
}
