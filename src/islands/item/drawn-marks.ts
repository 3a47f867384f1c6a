import type { MarkKind } from '#lib/cases/finding.ts';
import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import { findingMessages as m } from '#lib/cases/findings-texts.ts';
import { spacingAt } from '#lib/imaging/calibrated-region.ts';
import { arrowPath, contourPath, dotPath, ellipsePath } from '#lib/imaging/mark-path.ts';
import { distance, type Point } from '#lib/imaging/measure.ts';
import { formatDecimal } from '#lib/platform/format-texts.ts';
import { clamp, roundTo } from '#lib/platform/numbers.ts';

/** Width of the drawing, in the pixels that line widths and font sizes refer to; the image has the same width. */
const WIDTH = 480;
/** Distance from a mark to its words. */
const GAP = { x: 9, y: 5 };
/** Maximum average width of a letter, and height of a line, at a font size of 17 pixels (`finding-figures.css`). */
const LETTER = 9.5;
const LINE = 17;

const PATHS: Record<MarkKind, (points: readonly Point[]) => string> = {
  arrow: arrowPath,
  ellipse: ellipsePath,
  contour: contourPath,
  length: ([a, b]) => (a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ''),
  label: dotPath,
};

type Mark = ReadFinding['marks'][number];

function wordsOf(
  { kind, points, text }: Mark,
  { spacing: ofImage, spacingKind, regions }: Pick<ReadFinding, 'spacing' | 'spacingKind' | 'regions'>,
): string {
  const [a, b] = points;
  if (kind !== 'length' || !a || !b) return text ?? '';
  const spacing = spacingAt(points, regions, ofImage);
  const value = roundTo(distance(a, b, spacing), 10);
  // A region has its own pixel size.
  return m.length(formatDecimal(value), spacing !== null, spacing === ofImage ? spacingKind : 'patient');
}

/** Position of a label beside a point: to its left where the label would be cut off at the right edge of the image. */
function wordsAt({ x, y }: Point, text: string, height: number): Point {
  const width = text.length * LETTER;
  const isRight = x + GAP.x + width <= WIDTH;
  const from = isRight ? x + GAP.x : x - GAP.x - width;
  return {
    x: clamp(from, 0, Math.max(0, WIDTH - width)),
    y: clamp(y + GAP.y, LINE, Math.max(LINE, height - GAP.y)),
  };
}

/** The marks drawn over the key image of a finding; marks on other images are shown only in the viewer. */
export function drawnMarks({ file, image, width, height, marks, ...scales }: ReadFinding) {
  const scale = WIDTH / width;
  const box = { width: WIDTH, height: height * scale };
  const own = marks.filter((mark) => mark.file === file && (mark.image ?? image) === image);
  const scaled = ({ points }: Mark) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return {
    box,
    shapes: own.map((mark) => PATHS[mark.kind](scaled(mark))),
    words: own.flatMap((mark) => {
      const text = wordsOf(mark, scales);
      const at = scaled(mark).at(-1);
      return text && at ? [{ ...wordsAt(at, text, box.height), text }] : [];
    }),
  };
}
