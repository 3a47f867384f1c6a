import { QUESTIONNAIRE_MAX as MAX } from '../../limits.ts';

export interface Bounds {
  min?: number;
  max?: number;
}

const COMPARISON = /^\.\s*(>=|<=|>|<)\s*(-?\d{1,12}(?:\.\d{1,9})?)$/;

/** The bounds in a constraint like « . >= 0 and . <= 10 »; undefined if the constraint contains anything else. */
export function boundsOf(constraint: string, isInteger: boolean): Bounds | undefined {
  const bounds: Bounds = {};
  for (const part of constraint.slice(0, MAX.expression).split(/\sand\s/)) {
    const [, sign = '', digits = ''] = COMPARISON.exec(part.replace(/[()]/g, ' ').trim()) ?? [];
    const isStrict = sign === '<' || sign === '>';
    // A strict bound on decimals has no nearest allowed value.
    if (sign === '' || (isStrict && !(isInteger && Number.isInteger(Number(digits))))) return undefined;
    const side = sign.startsWith('>') ? 'min' : 'max';
    if (bounds[side] !== undefined) return undefined;
    bounds[side] = Number(digits) + (isStrict ? (side === 'min' ? 1 : -1) : 0);
  }
  return isRange(bounds) ? bounds : undefined;
}

/** The bounds in the parameters of a range: « start=1 end=10 step=1 ». */
export function rangeOf(parameters: string): Bounds & { isInteger: boolean } {
  const value = (name: string) => {
    const found = new RegExp(`(?:^|[\\s;,])${name}\\s*=\\s*(-?\\d{1,9}(?:\\.\\d{1,9})?)`, 'i').exec(
      parameters,
    );
    return found ? Number(found[1]) : undefined;
  };
  const [min = 1, max = 10, step = 1] = [value('start'), value('end'), value('step')];
  return {
    ...(isRange({ min, max }) ? { min, max } : {}),
    isInteger: [min, max, step].every(Number.isInteger),
  };
}

function isRange({ min = -MAX.measure, max = MAX.measure }: Bounds): boolean {
  return min <= max && min >= -MAX.measure && max <= MAX.measure;
}
