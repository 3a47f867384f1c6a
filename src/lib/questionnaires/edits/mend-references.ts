import type { QuestionnaireBody } from '../body-schema.ts';
import { formulaReferences, parseFormula } from '../formula.ts';
import type { Question } from '../tree.ts';
import { type BodyNode, childNodes, mapNode, ofKind, rootNodes, walkBody, withRoots } from './nodes.ts';

interface Known {
  fiches: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

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

function mendFormula(question: Question, { numbers }: Known): Question {
  if (question.type !== 'formula') return question;
  const formula = parseFormula(question.expression);
  const isWhole = !formula || formulaReferences(formula).every((id) => numbers.has(id));
  return isWhole ? question : { ...question, expression: '' };
}

function mendFiche(each: BodyNode, { fiches }: Known): BodyNode {
  if (each.kind !== 'question' && each.kind !== 'option') return each;
  const { fiche, ...rest } = each.node;
  return fiche === undefined || fiches.has(fiche) ? each : ({ ...each, node: rest } as BodyNode);
}

function mendNode(each: BodyNode, known: Known): BodyNode {
  const mended = mendFiche(each, known);
  if (mended.kind !== 'question') return mended;
  return { kind: 'question', node: mendFormula(mendDefault(mended.node), known) };
}

/** The body without what names something that is gone: defaults, terms of formulas, fiches. The server refuses those. */
export function mendReferences(body: QuestionnaireBody): QuestionnaireBody {
  const nodes = [...walkBody(body)];
  const numbers = ofKind('question', nodes).filter(({ type }) => type === 'number');
  const known = {
    fiches: new Set(ofKind('fiche', nodes).map(({ id }) => id)),
    numbers: new Set(numbers.map(({ id }) => id)),
  };
  const roots = rootNodes(body);
  const mended = roots.map((root) => mapNode(root, (each) => mendNode(each, known)));
  const isWhole = mended.every(({ node }, index) => node === roots[index]?.node);
  return isWhole ? body : withRoots(body, mended);
}
