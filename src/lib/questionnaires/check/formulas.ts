import { choicesOf } from '../answers.ts';
import { computeFormula, type FormulaResult, type FormulaTerms } from '../formulas/compute-formula.ts';
import { formulasOf } from '../formulas/dependencies.ts';
import { type Formula, formulaReferences } from '../formulas/formula.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import type { QuestionOption, Zone } from '../tree.ts';
import type { Finding, FormulaFault } from './finding.ts';
import type { Place } from './places.ts';

/** Trial values for terms without bounds. */
const TRIED = [1, 2, 3, 5, 7, 10];

/** Formulas that can't compute, and conditions that no answers fulfil. */
export function formulaFindings(places: readonly Place[]): Finding[] {
  const known = termPlaces(places);
  return places.flatMap((place): Finding[] => {
    const { question } = place;
    const reason = question.type === 'formula' ? faultOf(place, question.expression, known) : null;
    return [
      ...(reason ? [{ code: 'formula', node: question.id, reason } as const] : []),
      ...formulasOf(question).flatMap(({ node, field, text }): Finding[] => {
        const condition = field === 'expression' ? null : parseFormula(text);
        return condition && neverHolds(condition, known) ? [{ code: 'never-holds', node }] : [];
      }),
    ];
  });
}

/** A question, or one of its choices. */
interface Term {
  place: Place;
  /** Position of the question, which gives two terms different trial values. */
  rank: number;
  choice?: QuestionOption | Zone;
}

function termPlaces(places: readonly Place[]): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>();
  for (const place of places) {
    terms.set(place.question.id, { place, rank: terms.size });
    for (const choice of choicesOf(place.question)) terms.set(choice.id, { place, rank: terms.size, choice });
  }
  return terms;
}

function faultOf(place: Place, expression: string, known: ReadonlyMap<string, Term>): FormulaFault | null {
  const formula = parseFormula(expression);
  if (!formula) return 'unreadable';
  const ids = formulaReferences(formula);
  if (ids.some((id) => !known.has(id))) return 'unknown-term';
  const needed = neededTerms(formula, known).map((term) => term.place);
  if (!together([place, ...needed])) return 'exclusive-terms';
  return computes(formula, known) ? null : 'no-value';
}

/** The questions that a formula needs answered; the arguments of « si » and « points » may be missing. */
function neededTerms(formula: Formula, known: ReadonlyMap<string, Term>): readonly Term[] {
  if (formula.kind === 'operation')
    return [...neededTerms(formula.left, known), ...neededTerms(formula.right, known)];
  if (formula.kind === 'call')
    return formula.name === 'si' || formula.name === 'points'
      ? []
      : formula.args.flatMap((each) => neededTerms(each, known));
  const term = formula.kind === 'reference' ? known.get(formula.id) : undefined;
  return term && !term.choice ? [term] : [];
}

/** Options that all have to be chosen for a condition to hold. */
function conjunction(condition: Formula): readonly string[] {
  if (condition.kind === 'reference') return [condition.id];
  if (condition.kind === 'operation' && condition.operator === 'et')
    return [...conjunction(condition.left), ...conjunction(condition.right)];
  return [];
}

/** Whether a condition requires several options of which only one can be chosen. */
function neverHolds(condition: Formula, known: ReadonlyMap<string, Term>): boolean {
  const places = conjunction(condition).flatMap((id): Place[] => {
    const term = known.get(id);
    if (!term?.choice || !('text' in term.choice)) return [];
    const { place, choice } = term;
    return [{ ...place, above: [...place.above, { question: place.question, option: choice }] }];
  });
  return !together(places);
}

/** Whether all places can be reached at once: no two are below different options of one single choice. */
function together(places: readonly Place[]): boolean {
  const chosen = new Map<string, string>();
  for (const { above, shutBy, hidden, question } of places) {
    if (shutBy || (hidden && question.type === 'number' && question.defaultAnswer === undefined))
      return false;
    for (const { question: parent, option } of above) {
      if (parent.type !== 'single') continue;
      if ((chosen.get(parent.id) ?? option.id) !== option.id) return false;
      chosen.set(parent.id, option.id);
    }
  }
  return true;
}

/** Whether a formula has a value for any of the trial values of its terms. */
function computes(formula: Formula, known: ReadonlyMap<string, Term>): boolean {
  return TRIED.some((_, round) => 'value' in computeFormula(formula, triedTerms(known, round)));
}

/** Trial values for the terms, different in each round. */
function triedTerms(known: ReadonlyMap<string, Term>, round: number): FormulaTerms {
  const results = new Map<string, FormulaResult>();
  const terms: FormulaTerms = {
    valueOf(id) {
      const term = known.get(id);
      const question = term?.place.question;
      if (!question || term.choice) return { value: (round + (term?.rank ?? 0)) % 2 === 0 };
      const tried = TRIED[(round + term.rank) % TRIED.length] ?? 1;
      if (question.type === 'number') return { value: within(question, tried) };
      if (question.type === 'date') return { value: `2024-0${1 + (tried % 9)}-15` };
      if (question.type !== 'formula') return { value: 'texte' };
      const result = results.get(id);
      if (result) return result;
      results.set(id, { reason: 'unreadable' });
      const inner = parseFormula(question.expression);
      if (inner) results.set(id, computeFormula(inner, terms));
      return results.get(id) ?? { reason: 'unreadable' };
    },
    pointsOf: (id) => {
      const question = known.get(id)?.place.question;
      const choices = question ? choicesOf(question) : [];
      const choice = choices[round % Math.max(1, choices.length)];
      return { value: choice && 'points' in choice ? (choice.points ?? 0) : 0 };
    },
  };
  return terms;
}

/** A value between the bounds of a number; the same trial gives the same fraction of the range. */
function within({ min, max }: { min?: number | undefined; max?: number | undefined }, tried: number): number {
  if (min !== undefined && max !== undefined) return min + ((max - min) * tried) / 11;
  return min !== undefined ? min + tried : max !== undefined ? max - tried : tried;
}
