import { UnsupportedExpression } from './fhirpath-tokens.ts';
import type { Target } from './targets.ts';

/** The meaning of a part of an expression: a formula, or something that is one only together with other parts. */
export type Part =
  | { text: string }
  /** The code or the display text of an answer, to be compared. */
  | { target: Target; key: 'code' | 'display' }
  /** Whether a question has an answer; `weighed`: whether there are points, with the formula of these points. */
  | { answered: Target }
  | { weighed: string }
  /** `false` */
  | { never: true }
  /** A part that has a result only under a condition. */
  | { when: string; given: Part };

/** @throws UnsupportedExpression if the part alone is not a formula */
export function textOf(part: Part): string {
  if ('text' in part) return part.text;
  throw new UnsupportedExpression();
}

/**
 * The meaning of an `iif`. Our own files use it to wait for answers (`write-fhirpath.ts`), as formulas always do:
 * `iif(c, x, iif((c).not(), y))` has no result while `c` has none.
 * @throws UnsupportedExpression
 */
export function partOfIif(condition: Part, given: Part, otherwise?: Part): Part {
  if ('answered' in condition) return ofAnswer(condition.answered, given, otherwise);
  if ('weighed' in condition) return ofPoints(condition.weighed, given, otherwise);
  const when = textOf(condition);
  if (!otherwise) return { when, given };
  if (!('when' in otherwise)) return { text: `si(${when}; ${textOf(given)}; ${textOf(otherwise)})` };
  if (otherwise.when !== `non(${when})`) throw new UnsupportedExpression();
  return { text: `si(${when}; ${textOf(given)}; ${textOf(otherwise.given)})` };
}

/** An option or points: without an answer there is no result; if the question is not asked, « no » or 0. */
function ofAnswer({ question, answers }: Target, given: Part, otherwise: Part | undefined): Part {
  const text = textOf(given);
  const isOption = answers.some(({ id }) => text === `{${id}}`);
  if (!isOption && text !== `points({${question.id}})`) throw new UnsupportedExpression();
  if (!otherwise) return given;
  if (!('when' in otherwise) || !otherwise.when.startsWith('non(')) throw new UnsupportedExpression();
  const isSame = isOption ? 'never' in otherwise.given : textOf(otherwise.given) === '0';
  if (!isSame) throw new UnsupportedExpression();
  return given;
}

function ofPoints(points: string, given: Part, otherwise: Part | undefined): Part {
  if (!otherwise || textOf(given) !== points || textOf(otherwise) !== '0') throw new UnsupportedExpression();
  return given;
}
