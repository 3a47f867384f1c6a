import { choicesOf } from '../answers.ts';
import { groupsOf, readsBeyondGroup } from '../repeats/repeat-faults.ts';
import { choiceText, type Page, walkQuestions } from '../tree.ts';
import { circularQuestions, type FormulaField, formulasOf, type PlacedFormula } from './dependencies.ts';
import { formulaReferences } from './formula.ts';
import { type TermTypes, termTypes, typeOfFormula } from './formula-types.ts';
import { parseFormula } from './parse-formula.ts';

/** The error codes of refused formulas. */
export type FormulaCode =
  | 'bad-formula'
  | 'bad-condition'
  | 'unknown-reference'
  | 'circular-reference'
  | 'repeated-reference';

export interface FaultyFormula extends PlacedFormula {
  code: FormulaCode;
}

/** The formulas of a questionnaire that cannot be computed whatever the answers are. */
export function faultyFormulas(pages: readonly Page[]): readonly FaultyFormula[] {
  const placed = Array.from(walkQuestions(pages), ({ question }) => ({
    question: question.id,
    formulas: formulasOf(question),
  })).filter(({ formulas }) => formulas.length > 0);
  if (placed.length === 0) return [];
  const terms = termTypes(pages);
  const circular = circularQuestions(pages);
  const groups = groupsOf(pages);
  return placed.flatMap(({ question, formulas }) =>
    formulas.flatMap((formula) => {
      const decides = formula.field !== 'sentenceCondition';
      const code =
        codeOf(formula, terms) ??
        repeatedIn(formula, groups, question) ??
        (decides && circular.has(question) ? 'circular-reference' : null);
      return code ? [{ ...formula, code }] : [];
    }),
  );
}

/**
 * A formula that cannot be computed after a change to the formula of `node`, if any.
 * @returns the text of the node that has it
 */
export function brokenBy(
  pages: readonly Page[],
  node: string,
  field: FormulaField,
): { code: 'circular' | 'repeated' | 'breaks'; text: string } | undefined {
  const faulty = faultyFormulas(pages);
  const own = faulty.find((each) => each.node === node && each.field === field);
  const broken = own ?? faulty[0];
  if (!broken) return undefined;
  const isOwn = own !== undefined || broken.code === 'circular-reference';
  const ownCode = broken.code === 'repeated-reference' ? 'repeated' : 'circular';
  return { code: isOwn ? ownCode : 'breaks', text: wordsOf(pages, broken.node) };
}

function wordsOf(pages: readonly Page[], id: string): string {
  for (const { question } of walkQuestions(pages)) {
    if (question.id === id) return question.text;
    const choice = choicesOf(question).find((each) => each.id === id);
    if (choice) return choiceText(choice);
  }
  return '';
}

/** Repeated questions have several answers, so only functions of several values may read them. */
function repeatedIn(
  { text }: PlacedFormula,
  groups: ReadonlyMap<string, string>,
  question: string,
): 'repeated-reference' | null {
  const formula = groups.size > 0 ? parseFormula(text) : null;
  return formula && readsBeyondGroup(formula, groups, groups.get(question)) ? 'repeated-reference' : null;
}

function codeOf({ field, text }: PlacedFormula, terms: TermTypes): FormulaCode | null {
  const bad = field === 'expression' ? 'bad-formula' : 'bad-condition';
  const formula = parseFormula(text);
  if (!formula) return bad;
  if (formulaReferences(formula).some((id) => terms.get(id) === undefined)) return 'unknown-reference';
  const typing = typeOfFormula(formula, terms);
  if ('fault' in typing) return bad;
  const isFitting =
    field === 'expression' ? typing.type === 'number' || typing.type === 'text' : typing.type === 'boolean';
  return isFitting ? null : bad;
}
