import { type OriginalImage, originalKey, type WrittenView } from '#lib/dicom/attributes/written-marks.ts';
import type { Point } from '#lib/imaging/measure.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { EditedCase } from '../body-schema.ts';
import { middleOf } from '../finding.ts';
import type { CaseFinding } from '../findings-schema.ts';
import { factsOf } from '../image-facts.ts';
import type { CasePresentation, FolderView } from '../presentation-schema.ts';
import type { LostMarks, MarksLoss } from './losses.ts';
import {
  type AnchoredImage,
  anchored,
  markedImages,
  type Originals,
  originalPoint,
} from './written-findings.ts';

type Body = Pick<EditedCase, 'folders' | 'findings'>;

/** The part of an image that is visible when it is enlarged around a point of its pixels; undefined when all of it is. */
function areaOf(zoom: number, middle: Point, { columns, rows }: OriginalImage): WrittenView['area'] {
  if (zoom <= 1) return undefined;
  const [width, height] = [columns / zoom, rows / zoom];
  return {
    from: { x: middle.x - width / 2, y: middle.y - height / 2 },
    to: { x: middle.x + width / 2, y: middle.y + height / 2 },
  };
}

/** What a finding is looked at around: its own place, else what its marks on its image point at. */
function middleIn({ centre, key, image = 0, marks }: CaseFinding): Point | null {
  const own = marks.filter((mark) => mark.key === key && (mark.image ?? 0) === image);
  return (
    centre ?? middleOf(own.flatMap(({ kind, points }) => (kind === 'arrow' ? points.slice(-1) : points)))
  );
}

/** The part of an image that its finding shows; without a finding, the part that its folder shows. */
function areaIn(
  { image }: AnchoredImage,
  original: OriginalImage,
  finding: CaseFinding | undefined,
  folder: FolderView | undefined,
): WrittenView['area'] {
  const { columns, rows } = original;
  const whole = { x: columns / 2, y: rows / 2 };
  if (finding?.zoom !== undefined) {
    const middle = middleIn(finding);
    return areaOf(finding.zoom, middle ? originalPoint(middle, image, original) : whole, original);
  }
  const { zoom, centre } = folder ?? {};
  if (zoom === undefined) return undefined;
  return areaOf(zoom, centre ? { x: centre.x * columns, y: centre.y * rows } : whole, original);
}

/** The narrowest line that has a meaning of its own; a narrower one is taken as an exact one (PS3.3 C.11.2.1.2.1). */
const LINEAR_LEAST = 1;

const exactly = (window: Window): Window =>
  window.width < LINEAR_LEAST && !window.voiFunction ? { ...window, voiFunction: 'LINEAR_EXACT' } : window;

/**
 * The window of an image: what its finding says, else its folder, else what the image has, as without one a state shows all
 * values (PS3.4 N.2.1.3). Windows of pictures are of their levels, which are none of the file's values.
 */
function windowIn(
  { folder, image }: AnchoredImage,
  original: OriginalImage,
  finding: CaseFinding | undefined,
  opened: FolderView | undefined,
): { window?: Window; loss?: MarksLoss } {
  const told = finding?.window ?? opened?.window;
  const isTold = told !== undefined && image.kind === 'frame';
  const window = isTold ? told : (factsOf(folder, image).window ?? original.window);
  if (!window) return { loss: 'no-window' };
  return { window: exactly(window), ...(told && !isTold && { loss: 'levels' as const }) };
}

/** How an image is looked at: what its finding says, else how its folder opens. */
function viewOf(
  on: AnchoredImage,
  original: OriginalImage,
  finding: CaseFinding | undefined,
  folder: FolderView | undefined,
): { view: WrittenView; loss?: MarksLoss | undefined } {
  const { window, loss } = windowIn(on, original, finding, folder);
  const area = areaIn(on, original, finding, folder);
  const view: WrittenView = {
    image: original,
    ...(window && { window }),
    ...(area && { area }),
    rotation: (folder?.rotation ?? 0) as WrittenView['rotation'],
    flipped: folder?.flipped ?? false,
    inverted: original.isInverted !== (folder?.inverted ?? false),
  };
  return { view, loss };
}

/** Of each image, the first finding that has its view on it; the others are told. */
function tellersOf(body: Body, lost: LostMarks[]): Map<string, CaseFinding> {
  const tellers = new Map<string, CaseFinding>();
  for (const finding of body.findings ?? []) {
    const place = anchored(body, finding)?.place;
    const hasView = finding.window !== undefined || finding.zoom !== undefined;
    if (place === undefined || !hasView) continue;
    if (tellers.has(place)) lost.push({ finding: finding.name, loss: 'one-view', count: 1 });
    else tellers.set(place, finding);
  }
  return tellers;
}

/** The first finding that has a mark on an image: what is lost of the image is told of it. */
const markedBy = ({ findings = [], folders }: Body, { place }: AnchoredImage): string =>
  findings.find(({ marks }) => marks.some((mark) => anchored({ folders }, mark)?.place === place))?.name ??
  '';

/**
 * How the images that findings are drawn on are looked at, where a presentation state can show them: the first finding
 * that has its view on an image tells it, else how its folder opens.
 */
export function writtenViews(
  body: Body,
  presentation: CasePresentation | null,
  originals: Originals,
): { views: WrittenView[]; lost: LostMarks[] } {
  const lost: LostMarks[] = [];
  const tellers = tellersOf(body, lost);
  const seen = new Set<string>();
  // An image that is twice in a case is looked at as a finding says.
  const images = markedImages(body).toSorted(
    (a, b) => Number(tellers.has(b.place)) - Number(tellers.has(a.place)),
  );
  const views = images.flatMap((on) => {
    const original = originals.get(on.place);
    if (!original?.isGrey || original.isTabled) return [];
    const tell = (loss: MarksLoss) => lost.push({ finding: markedBy(body, on), loss, count: 1 });
    const key = originalKey(original);
    if (seen.has(key)) {
      tell('same-original');
      return [];
    }
    seen.add(key);
    const folder = presentation?.views.find((view) => view.folder === on.folder.id);
    const { view, loss } = viewOf(on, original, tellers.get(on.place), folder);
    if (loss) tell(loss);
    return [view];
  });
  return { views, lost };
}
