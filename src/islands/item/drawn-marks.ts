import type { MarkKind } from '#lib/cases/finding.ts';
import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import { findingMessages as m } from '#lib/cases/findings-texts.ts';
import { arrowPath, contourPath, dotPath, ellipsePath } from '#lib/imaging/mark-path.ts';
import { distance, type Point } from '#lib/imaging/measure.ts';
import { formatDecimal } from '#lib/platform/format-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';

/** The drawing's width, in whose pixels lines and letters have their size; the image is as wide. */
const WIDTH = 480;
/** Distance from a mark to its words. */
const GAP = { x: 9, y: 5 };

const PATHS: Record<MarkKind, (points: readonly Point[]) => string> = {
  arrow: arrowPath,
  ellipse: ellipsePath,
  contour: contourPath,
  length: ([a, b]) => (a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ''),
  label: dotPath,
};

type Mark = ReadFinding['marks'][number];

function wordsOf(
  { kind, points: [a, b], text }: Mark,
  { spacing, spacingKind }: Pick<ReadFinding, 'spacing' | 'spacingKind'>,
): string {
  if (kind !== 'length' || !a || !b) return text ?? '';
  const value = roundTo(distance(a, b, spacing), 10);
  return m.length(formatDecimal(value), spacing !== null, spacingKind);
}

/** The marks drawn over the key image of a finding; marks on other images are shown only in the viewer. */
export function drawnMarks({ file, image, width, height, marks, ...scales }: ReadFinding) {
  const scale = WIDTH / width;
  const own = marks.filter((mark) => mark.file === file && (mark.image ?? image) === image);
  const scaled = ({ points }: Mark) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return {
    box: { width: WIDTH, height: height * scale },
    shapes: own.map((mark) => PATHS[mark.kind](scaled(mark))),
    words: own.flatMap((mark) => {
      const text = wordsOf(mark, scales);
      const at = scaled(mark).at(-1);
      return text && at ? [{ x: at.x + GAP.x, y: at.y + GAP.y, text }] : [];
    }),
  };
}
