import { referencesIn } from '../formulas/parse-formula.ts';
import { type BodyNode, mapNode, walkNode } from './nodes.ts';

/**
 * Branches without the formulas that read what they do not bring along: ids mean something else in another questionnaire.
 * A calculation is empty then, a condition gone, and with the condition of a sentence the sentence.
 */
export function withoutOuterFormulas(nodes: readonly BodyNode[]): BodyNode[] {
  const own = new Set(nodes.flatMap((node) => Array.from(walkNode(node), (each) => each.node.id)));
  const isOuter = (formula: unknown) =>
    typeof formula === 'string' && referencesIn(formula).some((id) => !own.has(id));
  return nodes.map((branch) =>
    mapNode(branch, (each) => {
      const node: Record<string, unknown> = { ...each.node };
      if (!['expression', 'condition', 'sentenceCondition'].some((field) => isOuter(node[field])))
        return each;
      if (isOuter(node.expression)) node.expression = '';
      if (isOuter(node.condition)) delete node.condition;
      if (isOuter(node.sentenceCondition)) {
        delete node.sentenceCondition;
        delete node.sentence;
      }
      return { kind: each.kind, node } as unknown as BodyNode;
    }),
  );
}
