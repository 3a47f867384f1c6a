import { isSameUnit, readTypedNumber } from '#lib/questionnaires/typed-number.ts';
import { QUESTIONS_MAX, type Quantity } from './formats.ts';

/** As it may be typed behind the number. */
const UNITS: Record<Quantity, string> = { length: 'mm', angle: '°', density: 'UH' };

/** A measure as it is typed, « 12,5 » or « 12,5 mm »; null of what is none, or is in another unit. */
export function readTypedMeasure(text: string, quantity: Quantity): number | null {
  const typed = readTypedNumber(text);
  if (!typed || Math.abs(typed.value) > QUESTIONS_MAX.measure) return null;
  return typed.rest === '' || isSameUnit(typed.rest, UNITS[quantity]) ? typed.value : null;
}
