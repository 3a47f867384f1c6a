import type { QuestionnaireBody } from '../body-schema.ts';
import { type FaultyFormula, faultyFormulas } from '../formulas/formula-faults.ts';
import { referencesIn } from '../formulas/parse-formula.ts';
import { type BodyNode, mapBody } from './nodes.ts';

/** Mending one formula may leave another one nothing to read: as many rounds as formulas may read one another. */
const ROUNDS = 100;

/**
 * Removes formulas that cannot be computed: a calculation is then empty, a condition gone.
 * @param isMended whether a formula is to be removed; called once with each
 */
export function mendFormulas(
  body: QuestionnaireBody,
  isMended: (faulty: FaultyFormula) => boolean = () => true,
): QuestionnaireBody {
  let mended = body;
  for (let round = 0; round < ROUNDS; round += 1) {
    const faulty = faultyFormulas(mended.pages);
    const mending = causes(faulty).filter(isMended);
    if (mending.length === 0) break;
    const byNode = Map.groupBy(mending, ({ node }) => node);
    mended = mapBody(mended, (each) => withoutFormulas(each, byNode.get(each.node.id) ?? []));
  }
  return mended;
}

/**
 * The formulas that are not faulty merely because they read another faulty one; all of them, where they read each
 * other.
 */
function causes(faulty: readonly FaultyFormula[]): readonly FaultyFormula[] {
  const calculations = new Set(faulty.flatMap(({ node, field }) => (field === 'expression' ? [node] : [])));
  const first = faulty.filter(({ text }) => referencesIn(text).every((id) => !calculations.has(id)));
  return first.length > 0 ? first : faulty;
}

function withoutFormulas(each: BodyNode, faulty: readonly FaultyFormula[]): BodyNode {
  if (faulty.length === 0) return each;
  const node: Record<string, unknown> = { ...each.node };
  for (const { field } of faulty) {
    if (field === 'expression') node.expression = '';
    else delete node[field];
  }
  return { kind: each.kind, node } as unknown as BodyNode;
}
