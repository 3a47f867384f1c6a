import type { QuestionnaireBody } from '../body-schema.ts';
import { CONCLUSION_SCOPES, type ConclusionScope } from '../report-sections.ts';
import { findNode, parentOf, updateNode } from './find-node.ts';
import type { NodeTypes } from './nodes.ts';

type AnyNode = NodeTypes[keyof NodeTypes];

/** Whether a node can be marked normal: an option, or a question with a default value. */
function takesNormal(body: QuestionnaireBody, id: string): boolean {
  const found = findNode(body, id);
  if (found?.kind === 'option') return true;
  return found?.kind === 'question' && ['text', 'number', 'date'].includes(found.node.type);
}

function takesExclusive(body: QuestionnaireBody, id: string): boolean {
  const found = findNode(body, id);
  const parent = found && parentOf(found);
  return found?.kind === 'option' && parent?.kind === 'question' && parent.node.type === 'multiple';
}

function withMark(
  body: QuestionnaireBody,
  ids: readonly string[],
  key: string,
  value: unknown,
): QuestionnaireBody {
  return ids.reduce(
    (next, id) =>
      updateNode<AnyNode>(next, id, (node) => {
        const { [key]: _, ...rest } = node as unknown as Record<string, unknown>;
        return (value === undefined ? rest : { ...rest, [key]: value }) as unknown as AnyNode;
      }),
    body,
  );
}

const markOf = (body: QuestionnaireBody, id: string, key: string): unknown =>
  (findNode(body, id)?.node as unknown as Record<string, unknown> | undefined)?.[key];

/**
 * Marks options of multiple choices as exclusive, or no longer so when all of them were; returns the same body when
 * there are none.
 */
export function toggleExclusive(body: QuestionnaireBody, ids: readonly string[]): QuestionnaireBody {
  const marked = ids.filter((id) => takesExclusive(body, id));
  const areAll = marked.every((id) => markOf(body, id, 'exclusive') === true);
  return withMark(body, marked, 'exclusive', areAll ? undefined : true);
}

/** Marks answers as normal in the next wider scope than that of the first; after the widest, in none. */
export function widenNormal(body: QuestionnaireBody, ids: readonly string[]): QuestionnaireBody {
  const marked = ids.filter((id) => takesNormal(body, id));
  const [first] = marked;
  if (first === undefined) return body;
  const now = markOf(body, first, 'normal') as ConclusionScope | undefined;
  const next = CONCLUSION_SCOPES[now === undefined ? 0 : CONCLUSION_SCOPES.indexOf(now) + 1];
  return withMark(body, marked, 'normal', next);
}
