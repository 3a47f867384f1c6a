import type { ImageRef } from '#lib/rich-text/rich-text.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import {
  type BodyNode,
  childNodes,
  type NodeKind,
  nodeText,
  rootNodes,
  walkBody,
  walkNode,
} from './nodes.ts';

/** The nodes that an edit removes from a questionnaire. */
export interface RemovedNode {
  /** `image`: the node stays, only its image is removed. */
  kind: NodeKind | 'image';
  node: string;
  text: string;
  /** Number of nodes removed together with this one. */
  inside: number;
  /** Number of images removed with the node, its own included. */
  images: number;
}

const imageOf = ({ node }: BodyNode): ImageRef | undefined => ('image' in node ? node.image : undefined);

/** The nodes that are in `before` and not in `after`: the outermost ones, and images of nodes that stay. */
export function removedNodes(before: QuestionnaireBody, after: QuestionnaireBody): RemovedNode[] {
  const left = new Map(Array.from(walkBody(after), (each) => [each.node.id, each]));
  const removed: RemovedNode[] = [];
  const visit = (each: BodyNode): void => {
    const now = left.get(each.node.id);
    const image = imageOf(each);
    const named = { node: each.node.id, text: nodeText(each) };
    if (!now) {
      const gone = [...walkNode(each)].filter(({ node }) => !left.has(node.id));
      const images = gone.filter((node) => imageOf(node) !== undefined).length;
      removed.push({ kind: each.kind, ...named, inside: gone.length - 1, images });
      return;
    }
    if (image && !imageOf(now)) removed.push({ kind: 'image', ...named, inside: 0, images: 1 });
    for (const child of childNodes(each)) visit(child);
  };
  for (const root of rootNodes(before)) visit(root);
  return removed;
}
