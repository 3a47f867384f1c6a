import { UnsupportedExpression } from './fhirpath-tokens.ts';
import type { Target } from './targets.ts';

/** What a part of an expression says: a formula, or something that means one together with others alone. */
export type Part =
  | { text: string }
  /** The code or the words of an answer, to be compared. */
  | { target: Target; key: 'code' | 'display' }
  /** Whether a question has an answer; what is chosen has points (those of `weighed`). */
  | { answered: Target }
  | { weighed: string }
  /** `false` */
  | { never: true }
  /** Something under a condition, and nothing otherwise. */
  | { when: string; given: Part };

/** @throws Unsaid where a part alone is no formula */
export function textOf(part: Part): string {
  if ('text' in part) return part.text;
  throw new UnsupportedExpression();
}

/**
 * What `iif` says. Our own files wait for answers with it (`write-fhirpath.ts`), as formulas do by themselves:
 * `iif(c, x, iif((c).not(), y))` has no result while `c` has none.
 * @throws Unsaid
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

/** Options and points, which without an answer are nothing, and « no » and 0 where the question is not asked. */
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
