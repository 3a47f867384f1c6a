import { evaluateFormula, type Formula, formulaReferences, parseFormula } from '../formula.ts';
import type { Finding, FormulaFault } from './finding.ts';
import type { Place } from './places.ts';

/** Where terms are tried when they have no bounds. */
const TRIED = [1, 2, 3, 5, 7, 10];

/** Formulas that can't compute. */
export function formulaFindings(places: readonly Place[]): Finding[] {
  const numbers = new Map(
    places.filter(({ question }) => question.type === 'number').map((each) => [each.question.id, each]),
  );
  return places.flatMap((place): Finding[] => {
    if (place.question.type !== 'formula') return [];
    const reason = faultOf(place, place.question.expression, numbers);
    return reason ? [{ code: 'formula', node: place.question.id, reason }] : [];
  });
}

function faultOf(place: Place, expression: string, numbers: ReadonlyMap<string, Place>): FormulaFault | null {
  const formula = parseFormula(expression);
  if (!formula) return 'unreadable';
  const ids = [...new Set(formulaReferences(formula))];
  const terms = ids.flatMap((id) => numbers.get(id) ?? []);
  if (terms.length < ids.length) return 'unknown-term';
  if (!together([place, ...terms])) return 'exclusive-terms';
  return computes(formula, terms) ? null : 'no-value';
}

/** Whether questions can be shown or counted at once: no two under different options of one single choice. */
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

/** Whether it has a value for any of some answers that its terms may have. */
function computes(formula: Formula, terms: readonly Place[]): boolean {
  return TRIED.some((_, round) => {
    const answers = terms.map(({ question }, index): [string, number] => {
      const tried = TRIED[(round + index) % TRIED.length] ?? 1;
      return [question.id, question.type === 'number' ? within(question, tried) : tried];
    });
    return evaluateFormula(formula, new Map(answers)) !== null;
  });
}

/** A value between the bounds of a number, the same share of the way for the same trial. */
function within({ min, max }: { min?: number | undefined; max?: number | undefined }, tried: number): number {
  if (min !== undefined && max !== undefined) return min + ((max - min) * tried) / 11;
  return min !== undefined ? min + tried : max !== undefined ? max - tried : tried;
}
