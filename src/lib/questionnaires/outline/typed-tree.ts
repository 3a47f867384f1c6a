import type { QuestionnaireBody } from '../body-schema.ts';
import { type BodyNode, childNodes, nodeText, rootNodes, walkBody } from '../edits/nodes.ts';
import type { OutlineReading } from './read-outline.ts';

/** A node that a typed text makes, and what it makes in it. */
export interface TypedNode {
  made: BodyNode;
  text: string;
  /** The questionnaire does not have it yet. */
  isNew: boolean;
  /** Something of its line is not understood. */
  isFaulty: boolean;
  inside: TypedNode[];
}

/** The ids of all nodes of a questionnaire. */
export const idsOf = (body: QuestionnaireBody): Set<string> =>
  new Set(Array.from(walkBody(body), ({ node }) => node.id));

/** The nodes that were read of the text and stand in none that was. */
function readRoots(nodes: readonly BodyNode[], lines: OutlineReading['lines']): BodyNode[] {
  return nodes.flatMap((each) => (lines.has(each.node.id) ? [each] : readRoots(childNodes(each), lines)));
}

/**
 * The tree that a text makes, as far as it is understood.
 * @param branch whether the text stands for a part of the questionnaire: nothing else of it is in the tree
 * @param known ids of the nodes that the questionnaire has already
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
