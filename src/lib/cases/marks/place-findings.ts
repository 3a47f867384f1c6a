import type { MarkedImage, ProposedFinding, ProposedView } from '#lib/dicom/attributes/proposed-marks.ts';
import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import { FINDINGS_MAX } from '../finding.ts';
import type { CaseFinding, CaseMark } from '../findings-schema.ts';
import { enlargedTo, type FindImage, type StoredImage, storedPoint, windowIn } from './stored-image.ts';

/** The findings part may have 512 KB and 30,000 nodes (`findings-schema.ts`): this leaves room for explanations. */
const PART_MAX = { bytes: 440 * 1024, nodes: 28_000 };

/** Numbers of proposed marks and findings that could not be placed, by reason. */
export interface Unplaced {
  /** Marks whose image is not in the case. */
  withoutImage: number;
  /** Marks and findings for which the case has no room. */
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

/** The view stored with a finding of this image, when the folder has no view of its own. */
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

/** Size of findings, in the units of the limits of their part. */
const sizeOf = (findings: readonly CaseFinding[]) => ({
  bytes: encoder.encode(JSON.stringify(findings)).length,
  nodes: findings
    .flatMap(({ marks }) => [4, ...marks.map(({ points }) => points.length + 2)])
    .reduce((sum, nodes) => sum + nodes, 0),
});

/** Whether findings already contain a mark: the same files may be imported twice. */
function placedIn(findings: readonly CaseFinding[]): (mark: CaseMark) => boolean {
  const keyOf = ({ kind, key, points }: CaseMark) =>
    [kind, key, ...points.map(({ x, y }) => `${x},${y}`)].join(' ');
  const known = new Set(findings.flatMap(({ marks }) => marks.map(keyOf)));
  return (mark) => known.has(keyOf(mark));
}

/**
 * Turns proposals into findings of a case, added after its existing ones.
 * @param viewOf the view of an image that its finding should store, if any
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
