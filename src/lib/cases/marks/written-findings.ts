import type { OriginalImage, WrittenFinding, WrittenMark } from '#lib/dicom/attributes/written-marks.ts';
import { spacingAt } from '#lib/imaging/calibrated-region.ts';
import { distance, type Point } from '#lib/imaging/measure.ts';
import type { CaseFolder, CaseImage, EditedCase } from '../body-schema.ts';
import type { CaseFinding, CaseMark, FindingAnchor } from '../findings-schema.ts';
import { factsOf } from '../image-facts.ts';
import { findView } from '../view-links.ts';
import type { LostMarks, MarksLoss } from './losses.ts';

type Body = Pick<EditedCase, 'folders' | 'findings'>;

/** An image of a case and its folder. */
export interface AnchoredImage {
  folder: CaseFolder;
  image: CaseImage;
  /** Key made of the indexes of the folder and the image. */
  place: string;
}

/** The original images that were found, by the `place` of the case's image. */
export type Originals = ReadonlyMap<string, OriginalImage>;

/** The image of an anchor; undefined when it was removed. */
export function anchored(
  { folders }: Pick<Body, 'folders'>,
  anchor: FindingAnchor,
): AnchoredImage | undefined {
  const { folder, key, image = 0 } = anchor;
  const place = findView(folders, { folder, key, image });
  const into = place && folders[place.folder];
  const found = into?.images[place!.image];
  return into && found && { folder: into, image: found, place: `${place.folder} ${place.image}` };
}

/** The images with marks, each once. */
export function markedImages(body: Body): AnchoredImage[] {
  const marks = body.findings?.flatMap((finding) => finding.marks) ?? [];
  const images = marks.flatMap((mark) => anchored(body, mark) ?? []);
  return [...new Map(images.map((image) => [image.place, image])).values()];
}

/** Converts a point from the stored image's pixels to the file's; both count from the outer edge. */
export const originalPoint = (
  { x, y }: Point,
  { width, height }: Pick<CaseImage, 'width' | 'height'>,
  { columns, rows }: Pick<OriginalImage, 'columns' | 'rows'>,
): Point => ({ x: (x * columns) / width, y: (y * rows) / height });

/** Losses for kinds of spacing whose millimetres are not written, since a report cannot state their reference. */
const UNWRITTEN: Partial<Record<string, MarksLoss>> = {
  detector: 'length-detector',
  corrected: 'length-corrected',
  unverified: 'length-unverified',
};

/** The length of a line in the patient, or the reason for which it is not written. */
function lengthOf(
  { points: [a, b] }: CaseMark,
  { folder, image }: AnchoredImage,
  { isLocalizer }: OriginalImage,
): number | MarksLoss {
  if (isLocalizer) return 'length-localizer';
  const facts = factsOf(folder, image);
  if (!a || !b) return 'length-unknown';
  const spacing = spacingAt([a, b], image.regions, facts.pixelSpacing);
  if (!spacing) return 'length-unknown';
  const isRegion = (image.regions?.length ?? 0) > 0;
  const reason = isRegion ? undefined : UNWRITTEN[facts.spacingKind ?? ''];
  return reason ?? Math.round(distance(a, b, spacing) * 100) / 100;
}

function markOf(
  mark: CaseMark,
  on: AnchoredImage,
  original: OriginalImage,
): [WrittenMark, MarksLoss | undefined] {
  const { kind, points, text } = mark;
  const length = kind === 'length' ? lengthOf(mark, on, original) : undefined;
  const written: WrittenMark = {
    kind,
    image: original,
    points: points.map((point) => originalPoint(point, on.image, original)),
    ...(kind === 'label' && text && { text }),
    ...(typeof length === 'number' && { millimetres: length }),
  };
  if (kind === 'arrow') return [written, 'arrow'];
  return [written, typeof length === 'string' ? length : undefined];
}

function findingOf(
  body: Body,
  { name, explanation, marks }: CaseFinding,
  originals: Originals,
  lose: (loss: MarksLoss) => void,
): WrittenFinding {
  if (marks.length === 0) lose('no-marks');
  const written = marks.flatMap((mark) => {
    const on = anchored(body, mark);
    const original = on && originals.get(on.place);
    if (!on || !original) {
      lose('no-original');
      return [];
    }
    const [made, loss] = markOf(mark, on, original);
    if (loss) lose(loss);
    if (!original.isGrey) lose('colour');
    else if (original.isTabled) lose('table');
    return [made];
  });
  return { name, comment: explanation, marks: written };
}

/** The findings of a case as documents express them, and what is lost. Empty findings are omitted. */
export function writtenFindings(
  body: Body,
  originals: Originals,
): { findings: WrittenFinding[]; lost: LostMarks[] } {
  const lost: LostMarks[] = [];
  const findings = (body.findings ?? []).map((finding) => {
    const counts = new Map<MarksLoss, number>();
    const written = findingOf(body, finding, originals, (loss) =>
      counts.set(loss, (counts.get(loss) ?? 0) + 1),
    );
    for (const [loss, count] of counts) lost.push({ finding: finding.name, loss, count });
    return written;
  });
  return { findings: findings.filter(({ marks }) => marks.length > 0), lost };
}
