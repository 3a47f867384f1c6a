import type { QuestionnaireBody } from '../body-schema.ts';
import { formulasIn } from '../formulas/dependencies.ts';
import { withTexts } from '../formulas/rewrite-formula.ts';
import { type Opposites, oppositesFor, withOpposites } from '../opposite-words.ts';
import { duplicateNodes } from './duplicate-nodes.ts';
import { outermost } from './move-nodes.ts';
import { type BodyNode, mapNode, nodeText, walkNode, withText } from './nodes.ts';

const textsOf = (each: BodyNode): string[] => [
  nodeText(each),
  'sentence' in each.node ? (each.node.sentence ?? '') : '',
  'repeat' in each.node ? (each.node.repeat?.sentence ?? '') : '',
];

/** A code names one side, as its text does; the code of the other side is not known. */
function withoutCodes(each: BodyNode): BodyNode {
  const { codes: _, ...node } = each.node as { codes?: unknown };
  return { ...each, node } as BodyNode;
}

function withExchanged(each: BodyNode, pairs: readonly Opposites[]): BodyNode {
  const text = withOpposites(nodeText(each), pairs);
  const exchanged = withText(each, text);
  const next = text === nodeText(each) ? exchanged : withoutCodes(exchanged);
  const { node } = next;
  if ('sentence' in node && node.sentence !== undefined)
    Object.assign(node, { sentence: withOpposites(node.sentence, pairs) });
  if ('repeat' in node && node.repeat?.sentence !== undefined)
    Object.assign(node, {
      repeat: { ...node.repeat, sentence: withOpposites(node.repeat.sentence, pairs) },
    });
  for (const { field, text } of formulasIn(node))
    Object.assign(node, { [field]: withTexts(text, (words) => withOpposites(words, pairs)) });
  if ('type' in node && node.type === 'text' && node.defaultAnswer !== undefined)
    node.defaultAnswer = withOpposites(node.defaultAnswer, pairs);
  return next;
}

/** All the words of a branch. */
const wordsOf = (branch: BodyNode): string => [...walkNode(branch)].flatMap(textsOf).join('\n');

/** A branch as it is on the other side: in all its words medial and lateral, or right and left, are exchanged. */
function mirrored(branch: BodyNode): BodyNode {
  const pairs = oppositesFor(nodeText(branch), wordsOf(branch));
  return mapNode(branch, (each) => withExchanged(each, pairs));
}

/**
 * Inserts a copy of each node for the other side right after it; returns the ids of the copies. Does nothing where
 * none of them names a side.
 */
export function mirrorNodes(
  body: QuestionnaireBody,
  ids: Iterable<string>,
): { body: QuestionnaireBody; ids: string[] } {
  const nodes = outermost(body, ids);
  const differs = (branch: BodyNode) => wordsOf(mirrored(branch)) !== wordsOf(branch);
  return nodes.some(differs) ? duplicateNodes(body, ids, mirrored) : { body, ids: [] };
}
