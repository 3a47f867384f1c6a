import { formulasIn } from '../formulas/dependencies.ts';
import { referencesIn } from '../formulas/parse-formula.ts';
import { type BodyNode, mapNode, walkNode } from './nodes.ts';

/**
 * Branches without the formulas that read nodes outside of them: those ids mean something else in another
 * questionnaire. A calculation becomes empty, a condition is dropped, and a conditional sentence with its condition.
 */
export function withoutOuterFormulas(nodes: readonly BodyNode[]): BodyNode[] {
  const own = new Set(nodes.flatMap((node) => Array.from(walkNode(node), (each) => each.node.id)));
  return nodes.map((branch) =>
    mapNode(branch, (each) => {
      const outer = formulasIn(each.node).filter(({ text }) => referencesIn(text).some((id) => !own.has(id)));
      if (outer.length === 0) return each;
      const node: Record<string, unknown> = { ...each.node };
      for (const { field } of outer) {
        if (field === 'expression') node.expression = '';
        else delete node[field];
        if (field === 'sentenceCondition') delete node.sentence;
      }
      return { kind: each.kind, node } as unknown as BodyNode;
    }),
  );
}
