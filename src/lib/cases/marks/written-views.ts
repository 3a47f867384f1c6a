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

/** The visible part of an image zoomed around a point (in pixels); undefined when the whole image is visible. */
function areaOf(zoom: number, middle: Point, { columns, rows }: OriginalImage): WrittenView['area'] {
  if (zoom <= 1) return undefined;
  const [width, height] = [columns / zoom, rows / zoom];
  return {
    from: { x: middle.x - width / 2, y: middle.y - height / 2 },
    to: { x: middle.x + width / 2, y: middle.y + height / 2 },
  };
}

/** The centre of a finding's view: its own, else the point indicated by its marks on the key image. */
function middleIn({ centre, key, image = 0, marks }: CaseFinding): Point | null {
  const own = marks.filter((mark) => mark.key === key && (mark.image ?? 0) === image);
  return (
    centre ?? middleOf(own.flatMap(({ kind, points }) => (kind === 'arrow' ? points.slice(-1) : points)))
  );
}

/** The visible part of an image in its finding's view; without a finding, in its folder's view. */
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

/** Minimum width of a linear window; a narrower one is written as LINEAR_EXACT (PS3.3 C.11.2.1.2.1). */
const LINEAR_LEAST = 1;

const exactly = (window: Window): Window =>
  window.width < LINEAR_LEAST && !window.voiFunction ? { ...window, voiFunction: 'LINEAR_EXACT' } : window;

/**
 * The window of an image: its finding's, else its folder's, else its own, since without a window a state shows all
 * values (PS3.4 N.2.1.3). Windows of pictures refer to their grey levels, which are not the file's values.
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

/** The view of an image: the one stored with its finding, else the one with which its folder opens. */
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

/** For each image, the first finding with a view of it; the views of other findings are reported as lost. */
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

/** The first finding with a mark on an image: the image's losses are reported under its name. */
const markedBy = ({ findings = [], folders }: Body, { place }: AnchoredImage): string =>
  findings.find(({ marks }) => marks.some((mark) => anchored({ folders }, mark)?.place === place))?.name ??
  '';

/**
 * The views of the images with marks, as far as a presentation state can express them: the view of the first finding
 * that has one, else the folder's opening view.
 */
export function writtenViews(
  body: Body,
  presentation: CasePresentation | null,
  originals: Originals,
): { views: WrittenView[]; lost: LostMarks[] } {
  const lost: LostMarks[] = [];
  const tellers = tellersOf(body, lost);
  const seen = new Set<string>();
  // For an image that is in a case twice, the view of a finding takes precedence.
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
