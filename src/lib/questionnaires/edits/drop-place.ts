import type { QuestionnaireBody } from '../body-schema.ts';
import { type FoundNode, findNode, type Place, parentOf, placeAtEnd, placeOf } from './find-node.ts';
import { accepts, type NodeKind } from './nodes.ts';

/** Where on a row something is dropped. */
export type DropSide = 'before' | 'inside' | 'after';

/** The place beside a node or one of its ancestors, whichever is nearest and accepts the kind. */
function beside(
  body: QuestionnaireBody,
  found: FoundNode,
  kind: NodeKind,
  further: number,
): Place | undefined {
  const parent = parentOf(found);
  if (accepts(parent, kind)) return placeOf(found, further);
  const around = parent && findNode(body, parent.node.id);
  return around ? beside(body, around, kind, 1) : undefined;
}

/**
 * The place nearest to a row that accepts a kind of node; undefined when there is none. A node that is not allowed in
 * or beside the row comes after the row's ancestor; pages and fiches come after the last of their own.
 */
export function dropPlace(
  body: QuestionnaireBody,
  kind: NodeKind,
  id: string,
  side: DropSide,
): Place | undefined {
  const found = findNode(body, id);
  if (!found) return undefined;
  const canBeInside = accepts(found, kind);
  const canBeBeside = found.kind === kind;
  if (canBeInside && (side === 'inside' || (side === 'after' && !canBeBeside))) return placeAtEnd(found);
  return beside(body, found, kind, side === 'before' ? 0 : 1);
}
