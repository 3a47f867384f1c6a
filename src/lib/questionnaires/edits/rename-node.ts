import { formulasIn } from '../formulas/dependencies.ts';
import { withReferences } from '../formulas/rewrite-formula.ts';
import { withTerms } from '../repeats/sentence-terms.ts';
import type { QuestionType, Repeat } from '../tree.ts';

type Rename = (id: string) => string;

/** A repetition with the new ids of its questions. */
export function renamedRepeat(repeat: Repeat, rename: Rename): Repeat {
  const { orderedBy, sentence } = repeat;
  return {
    ...repeat,
    ...(orderedBy !== undefined && { orderedBy: rename(orderedBy) }),
    ...(sentence !== undefined && { sentence: withTerms(sentence, (id) => `{#${rename(id)}}`) }),
  };
}

interface Renamed {
  type?: QuestionType;
  defaultAnswer?: unknown;
  repeat?: Repeat | undefined;
}

/** A default answer with the new ids of its options; other values stay as they are. */
function renamedDefault({ type, defaultAnswer }: Renamed, rename: Rename): unknown {
  if (type === 'single' && typeof defaultAnswer === 'string') return rename(defaultAnswer);
  const isList = (type === 'multiple' || type === 'hotspot') && Array.isArray(defaultAnswer);
  return isList ? (defaultAnswer as string[]).map(rename) : defaultAnswer;
}

/**
 * A node with a new id, and with the new ids of other nodes in its default answer, formulas and repetition; without its
 * children.
 */
export function renamedNode<Node extends { id: string }>(node: Node, rename: Rename): Node {
  const { defaultAnswer, repeat } = node as Renamed;
  return {
    ...node,
    id: rename(node.id),
    ...Object.fromEntries(formulasIn(node).map(({ field, text }) => [field, withReferences(text, rename)])),
    ...(repeat && { repeat: renamedRepeat(repeat, rename) }),
    ...(defaultAnswer !== undefined && { defaultAnswer: renamedDefault(node as Renamed, rename) }),
  };
}
