import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import type { NodeTypes } from '#lib/questionnaires/edits/nodes.ts';
import type { QuestionnaireEditor } from '../editor.ts';

type AnyNode = NodeTypes[keyof NodeTypes];

/** Sets a field of a node, or removes it if the value is its default. */
export function withField<Node extends object>(node: Node, key: string, value: unknown): Node {
  const { [key]: _, ...rest } = node as Record<string, unknown>;
  const isNothing = value === undefined || value === false || (value === '' && !(key in REQUIRED));
  return (isNothing ? rest : { ...rest, [key]: value }) as Node;
}

/** Text fields that may be empty but must be present. */
const REQUIRED = { text: '', name: '', label: '', title: '', expression: '' };

/** Sets a field of a node; keystrokes in one field are undone together. */
export function setField(editor: QuestionnaireEditor, id: string, key: string, value: unknown): void {
  editor.edit((body) => updateNode<AnyNode>(body, id, (node) => withField(node, key, value)), `${key}:${id}`);
}

/** Changes a node in a separate undo step. */
export function changeNode<Node extends AnyNode>(
  editor: QuestionnaireEditor,
  id: string,
  update: (node: Node) => Node,
): void {
  editor.edit((body) => updateNode<Node>(body, id, update));
}
