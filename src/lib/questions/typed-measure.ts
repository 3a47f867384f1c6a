import { isSameUnit, readTypedNumber } from '#lib/questionnaires/typed-number.ts';
import { QUESTIONS_MAX, type Quantity } from './formats.ts';

/** Units that may be typed after the number. */
const UNITS: Record<Quantity, string> = { length: 'mm', angle: '°', density: 'UH' };

/** Parses a typed measure, « 12,5 » or « 12,5 mm »; null for other texts and units. */
export function readTypedMeasure(text: string, quantity: Quantity): number | null {
  const typed = readTypedNumber(text);
  if (!typed || Math.abs(typed.value) > QUESTIONS_MAX.measure) return null;
  return typed.rest === '' || isSameUnit(typed.rest, UNITS[quantity]) ? typed.value : null;
}
