import type { MarkedImage, ProposedFinding, ProposedView } from '#lib/dicom/attributes/proposed-marks.ts';
import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import { FINDINGS_MAX } from '../finding.ts';
import type { CaseFinding, CaseMark } from '../findings-schema.ts';
import { enlargedTo, type FindImage, type StoredImage, storedPoint, windowIn } from './stored-image.ts';

/** The findings part takes 512 KB and 30,000 objects and arrays (`findings-schema.ts`): some room is left to write explanations. */
const PART_MAX = { bytes: 440 * 1024, nodes: 28_000 };

/** How many of the proposed marks and findings could not be placed, and why. */
export interface Unplaced {
  /** Marks whose image is not in the case. */
  withoutImage: number;
  /** Marks and findings that a case has no room for. */
  marks: number;
  findings: number;
}

function markOf(mark: ProposedFinding['marks'][number], image: StoredImage): CaseMark {
  const { folder, key, image: at } = image;
  return {
    kind: mark.kind,
    folder,
    key,
    image: at,
    points: mark.points.map((point) => storedPoint(point, image)),
    ...(mark.kind === 'label' && mark.text && { text: mark.text }),
  };
}

/** How a finding's image is looked at, where its folder as a whole is not. */
function shownBy(view: ProposedView | undefined, image: StoredImage) {
  if (!view) return {};
  const window = windowIn(view.window, image);
  const enlarged = enlargedTo(view, image);
  return {
    ...(window && { window }),
    ...(enlarged && { zoom: enlarged.zoom, centre: storedPoint(enlarged.middle, image) }),
  };
}

const encoder = new TextEncoder();

/** How much of the findings part something takes. */
const sizeOf = (findings: readonly CaseFinding[]) => ({
  bytes: encoder.encode(JSON.stringify(findings)).length,
  nodes: findings
    .flatMap(({ marks }) => [4, ...marks.map(({ points }) => points.length + 2)])
    .reduce((sum, nodes) => sum + nodes, 0),
});

/** Whether findings have a mark already: the same files may be given again. */
function placedIn(findings: readonly CaseFinding[]): (mark: CaseMark) => boolean {
  const keyOf = ({ kind, key, points }: CaseMark) =>
    [kind, key, ...points.map(({ x, y }) => `${x},${y}`)].join(' ');
  const known = new Set(findings.flatMap(({ marks }) => marks.map(keyOf)));
  return (mark) => known.has(keyOf(mark));
}

/**
 * Proposals as findings of a case, behind those that it has.
 * @param viewOf how an image is looked at, where its finding is to tell it
 */
export function placeFindings(
  proposed: readonly ProposedFinding[],
  before: readonly CaseFinding[],
  find: FindImage,
  viewOf: (image: MarkedImage) => ProposedView | undefined,
): { findings: CaseFinding[]; unplaced: Unplaced } {
  const findings: CaseFinding[] = [...before];
  const unplaced: Unplaced = { withoutImage: 0, marks: 0, findings: 0 };
  const taken = new Set(before.map(({ id }) => id));
  const isPlaced = placedIn(before);
  const size = sizeOf(before);
  for (const { name, marks } of proposed) {
    const found = marks.flatMap((mark) => {
      const image = find(mark.image);
      return image ? { image, named: mark.image, mark: markOf(mark, image) } : [];
    });
    unplaced.withoutImage += marks.length - found.length;
    const placed = found.filter(({ mark }) => !isPlaced(mark));
    const [first] = placed;
    if (!first) continue;
    if (findings.length >= FINDINGS_MAX.count) {
      unplaced.findings += 1;
      continue;
    }
    const kept = placed.slice(0, FINDINGS_MAX.marks);
    const id = newNodeId(taken);
    const { folder, key, image } = first.image;
    const made: CaseFinding = {
      id,
      name,
      explanation: '',
      folder,
      key,
      image,
      ...shownBy(viewOf(first.named), first.image),
      marks: kept.map(({ mark }) => mark),
    };
    const own = sizeOf([made]);
    if (size.bytes + own.bytes > PART_MAX.bytes || size.nodes + own.nodes > PART_MAX.nodes) {
      unplaced.findings += 1;
      continue;
    }
    size.bytes += own.bytes;
    size.nodes += own.nodes;
    unplaced.marks += placed.length - kept.length;
    taken.add(id);
    findings.push(made);
  }
  return { findings, unplaced };
}
