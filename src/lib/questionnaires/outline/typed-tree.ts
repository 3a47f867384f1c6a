import type { QuestionnaireBody } from '../body-schema.ts';
import { type BodyNode, childNodes, nodeText, rootNodes, walkBody } from '../edits/nodes.ts';
import type { OutlineReading } from './read-outline.ts';

/** A node created from a typed text, with its children. */
export interface TypedNode {
  made: BodyNode;
  text: string;
  /** Whether the questionnaire does not contain the node yet. */
  isNew: boolean;
  /** Whether its line has a fault. */
  isFaulty: boolean;
  inside: TypedNode[];
}

/** The ids of all nodes of a questionnaire. */
export const idsOf = (body: QuestionnaireBody): Set<string> =>
  new Set(Array.from(walkBody(body), ({ node }) => node.id));

/** The top-level nodes read from the text. */
function readRoots(nodes: readonly BodyNode[], lines: OutlineReading['lines']): BodyNode[] {
  return nodes.flatMap((each) => (lines.has(each.node.id) ? [each] : readRoots(childNodes(each), lines)));
}

/**
 * The tree of the nodes read from a text.
 * @param branch whether the text is only a part of the questionnaire; the tree then contains nothing else
 * @param known ids of the nodes that the questionnaire already has
 */
export function typedTree(
  { body, faults, lines }: OutlineReading,
  { branch, known }: { branch: string | undefined; known: ReadonlySet<string> },
): TypedNode[] {
  const faulty = new Set(faults.map(({ line }) => line));
  const roots = rootNodes(body);
  const made = (each: BodyNode): TypedNode => {
    const line = lines.get(each.node.id);
    return {
      made: each,
      text: nodeText(each),
      isNew: !known.has(each.node.id),
      isFaulty: line !== undefined && faulty.has(line),
      inside: childNodes(each).map(made),
    };
  };
  return (branch === undefined ? roots : readRoots(roots, lines)).map(made);
}
