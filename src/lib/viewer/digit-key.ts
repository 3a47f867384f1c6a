import type { KeyBinding } from './command.ts';

/** The characters of the keys 1 to 4 of an AZERTY keyboard without Shift. */
const AZERTY = ['&', String.fromCodePoint(0xe9), '"', "'"];

/** The key of a digit from 1 to 4, on AZERTY with or without Shift. */
export function digitKey<Digit extends number>(digit: Digit): KeyBinding<Digit> {
  return { key: String(digit), aliases: AZERTY.slice(digit - 1, digit), value: digit };
}
