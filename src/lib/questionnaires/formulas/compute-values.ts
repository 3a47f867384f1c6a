import { daysBetween } from '#lib/platform/calendar.ts';
import type { FunctionName, Operator } from './formula.ts';
import { roundDecimals, wholeMonths } from './formula-values.ts';

/** Operators and functions on values that are all known. */

type Computed =
  | { value: number | string | boolean }
  | { reason: 'division-by-zero' | 'out-of-range' | 'no-instance' | 'unreadable' };

/** Numbers this close are considered equal: 0.1 + 0.2 is 0.3. */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

export function ofNumbers(operator: Operator, a: number, b: number): Computed {
  switch (operator) {
    case '+':
      return finite(a + b);
    case '-':
      return finite(a - b);
    case '*':
      return finite(a * b);
    case '/':
      return b === 0 ? { reason: 'division-by-zero' } : finite(a / b);
    case '^':
      return a === 0 && b < 0 ? { reason: 'division-by-zero' } : finite(a ** b);
    default:
      return { value: compared(operator, isSame(a, b) ? 0 : a - b) };
  }
}

/** Compares two texts, or two ISO dates, which sort alphabetically. */
export function ofTexts(operator: Operator, a: string, b: string): Computed {
  return { value: compared(operator, a === b ? 0 : a < b ? -1 : 1) };
}

function compared(operator: Operator, order: number): boolean {
  if (operator === '=') return order === 0;
  if (operator === '<>') return order !== 0;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

const finite = (value: number): Computed => (Number.isFinite(value) ? { value } : { reason: 'out-of-range' });

export function ofList(name: FunctionName, values: readonly number[]): Computed {
  // Without instances there is no largest one, but their sum is 0.
  if (values.length === 0 && name !== 'somme') return { reason: 'no-instance' };
  const sum = values.reduce((total, value) => total + value, 0);
  switch (name) {
    case 'min':
      return finite(Math.min(...values));
    case 'max':
      return finite(Math.max(...values));
    case 'somme':
    case 'points':
      return finite(sum);
    case 'moyenne':
      return finite(sum / values.length);
    case 'arrondi':
      return finite(roundDecimals(values[0] ?? 0, values[1] ?? 0));
    default:
      return { reason: 'unreadable' };
  }
}

export function computeDateFunction(name: FunctionName, from: string, to: string): Computed {
  if (name === 'jours') return finite(daysBetween(from, to));
  const months = wholeMonths(from, to);
  return finite(name === 'mois' ? months : Math.trunc(months / 12));
}
