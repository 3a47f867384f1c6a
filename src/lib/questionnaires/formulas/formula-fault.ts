import type { Formula } from './formula.ts';
import type { FormulaName } from './formula-names.ts';
import { type TermType, typeOfFormula } from './formula-types.ts';

/** Why a text is not a valid formula: `at` is the position of the error, `text` the text there. */
export interface FormulaFault {
  code:
    | 'empty'
    | 'too-long'
    | 'unknown-name'
    | 'operand'
    | 'operator'
    | 'parenthesis'
    | 'separator'
    | 'arguments'
    | 'not-number'
    | 'not-condition'
    | 'not-date'
    | 'not-choices'
    | 'not-value'
    | 'not-alike'
    | 'not-result'
    /** The formula would read itself. */
    | 'circular'
    /** The formula reads a repeated question outside its group, without a function of several values. */
    | 'repeated'
    /** Another formula could no longer be computed. */
    | 'breaks';
  at: number;
  text: string;
}

/** The use of a formula: a calculation's result, or a condition. */
export type FormulaUse = 'result' | 'condition';

/** The position of a name or a text in a formula. */
export interface TermPlace {
  at: number;
  text: string;
}

/**
 * Why a well-formed formula does not fit its use.
 * @param places by node id, or by the text including its quotes
 */
export function typeFaultOf(
  formula: Formula,
  names: readonly FormulaName[],
  use: FormulaUse,
  places: ReadonlyMap<string, TermPlace>,
): FormulaFault | undefined {
  const types = new Map<string, TermType>(names.map(({ id, type }) => [id, type]));
  const typing = typeOfFormula(formula, types);
  if ('type' in typing) {
    const isResult = typing.type === 'number' || typing.type === 'text';
    if (use === 'condition' ? typing.type === 'boolean' : isResult) return undefined;
    return { code: use === 'condition' ? 'not-condition' : 'not-result', ...placeOf(formula, places) };
  }
  const { part, fault } = typing;
  // A quoted text where no text is allowed is probably a misspelt name.
  const isUnknown = fault === 'unknown' || (part.kind === 'text' && fault !== 'not-alike');
  return { code: isUnknown ? 'unknown-name' : fault, ...placeOf(part, places) };
}

/** The position of a part; the start of the formula for anything other than a name or a text. */
function placeOf(part: Formula, places: ReadonlyMap<string, TermPlace>): TermPlace {
  const key = part.kind === 'reference' ? part.id : part.kind === 'text' ? `"${part.value}"` : '';
  return places.get(key) ?? { at: 0, text: '' };
}
