import type { QuestionnaireBody } from '../body-schema.ts';
import { withoutGone } from '../repeats/repeat-faults.ts';
import type { Question } from '../tree.ts';
import { mendFormulas } from './mend-formulas.ts';
import { type BodyNode, childNodes, mapBody } from './nodes.ts';

/** Without the default answers that can no longer be chosen. */
function mendDefault(question: Question): Question {
  if (question.type !== 'single' && question.type !== 'multiple' && question.type !== 'hotspot')
    return question;
  const { defaultAnswer } = question;
  if (defaultAnswer === undefined) return question;
  const choices = new Set(childNodes({ kind: 'question', node: question }).map(({ node }) => node.id));
  const kept = [defaultAnswer].flat().filter((id) => choices.has(id));
  if (kept.length === [defaultAnswer].flat().length) return question;
  const { defaultAnswer: _, ...rest } = question;
  return (
    question.type === 'single' || kept.length === 0 ? rest : { ...rest, defaultAnswer: kept }
  ) as Question;
}

function mendFiche(each: BodyNode, fiches: ReadonlySet<string>): BodyNode {
  if (each.kind !== 'question' && each.kind !== 'option') return each;
  const { fiche, ...rest } = each.node;
  return fiche === undefined || fiches.has(fiche) ? each : ({ ...each, node: rest } as BodyNode);
}

/** The body without what names something that is gone: defaults, formulas, fiches. The server refuses those. */
export function mendReferences(body: QuestionnaireBody): QuestionnaireBody {
  const fiches = new Set((body.fiches ?? []).map(({ id }) => id));
  const mended = mapBody(body, (each) => {
    const next = mendFiche(each, fiches);
    if (next.kind === 'option') {
      const node = withoutGone(next.node);
      return node === next.node ? next : { kind: 'option', node };
    }
    return next.kind === 'question' ? { kind: 'question', node: mendDefault(next.node) } : next;
  });
  return mendFormulas(mended);
}
