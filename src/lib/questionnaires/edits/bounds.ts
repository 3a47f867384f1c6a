import type { QuestionnaireBody } from '../body-schema.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import { repeatFaults } from '../repeats/repeat-faults.ts';
import { MAX_DEPTH, MAX_NODES } from '../tree.ts';
import { type BodyNode, childNodes, rootNodes } from './nodes.ts';

/** The limits of a body; `page`: it has at least one; `repeats`: no repetition inside another. */
export type Bound =
  | 'page'
  | 'pages'
  | 'fiches'
  | 'questions'
  | 'subQuestions'
  | 'options'
  | 'zones'
  | 'nodes'
  | 'depth'
  | 'repeats';

/** How many children a node may have. */
function boundInside({ kind, node }: BodyNode): { bound: Bound; most: number } | undefined {
  if (kind === 'page') return { bound: 'questions', most: MAX.questions };
  if (kind === 'option') return { bound: 'subQuestions', most: MAX.subQuestions };
  if (kind !== 'question') return undefined;
  const isHotspot = node.type === 'hotspot';
  return isHotspot ? { bound: 'zones', most: MAX.zones } : { bound: 'options', most: MAX.options };
}

/** The bound that a body exceeds, if any; the server refuses such a body as a whole. */
export function exceededBound(body: QuestionnaireBody): Bound | undefined {
  if (body.pages.length === 0) return 'page';
  if (body.pages.length > MAX.pages) return 'pages';
  if ((body.fiches?.length ?? 0) > MAX.fiches) return 'fiches';
  let count = 0;
  const visit = (each: BodyNode, depth: number): Bound | undefined => {
    if (each.kind !== 'page' && each.kind !== 'fiche') count += 1;
    const children = childNodes(each);
    const inside = boundInside(each);
    if (inside && children.length > inside.most) return inside.bound;
    const deeper = depth + (each.kind === 'question' ? 1 : 0);
    if (deeper > MAX_DEPTH) return 'depth';
    for (const child of children) {
      const bound = visit(child, deeper);
      if (bound) return bound;
    }
    return undefined;
  };
  for (const root of rootNodes(body)) {
    const bound = visit(root, 0);
    if (bound) return bound;
  }
  if (count > MAX_NODES) return 'nodes';
  return repeatFaults(body.pages).some(({ code }) => code === 'nested-repeat') ? 'repeats' : undefined;
}
