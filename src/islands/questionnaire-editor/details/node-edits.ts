import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import type { NodeTypes } from '#lib/questionnaires/edits/nodes.ts';
import type { QuestionnaireEditor } from '../editor.ts';

type AnyNode = NodeTypes[keyof NodeTypes];

/** A node with a field set, or without it where it would say nothing. */
export function withField<Node extends object>(node: Node, key: string, value: unknown): Node {
  const { [key]: _, ...rest } = node as Record<string, unknown>;
  const isNothing = value === undefined || value === false || (value === '' && !(key in REQUIRED));
  return (isNothing ? rest : { ...rest, [key]: value }) as Node;
}

/** Texts that may be empty and are there all the same. */
const REQUIRED = { text: '', name: '', label: '', title: '', expression: '' };

/** Sets a field of a node; letters typed into it are undone together. */
export function setField(editor: QuestionnaireEditor, id: string, key: string, value: unknown): void {
  editor.edit((body) => updateNode<AnyNode>(body, id, (node) => withField(node, key, value)), `${key}:${id}`);
}

/** Changes a node in one step of its own. */
export function changeNode<Node extends AnyNode>(
  editor: QuestionnaireEditor,
  id: string,
  update: (node: Node) => Node,
): void {
  editor.edit((body) => updateNode<Node>(body, id, update));
}
