import type { KeyBinding } from './command.ts';

/** What the keys 1 to 4 of an AZERTY keyboard say without Shift. */
const AZERTY = ['&', String.fromCodePoint(0xe9), '"', "'"];

/** The key of a digit from 1 to 4, on AZERTY with or without Shift. */
export function digitKey<Digit extends number>(digit: Digit): KeyBinding<Digit> {
  return { key: String(digit), aliases: AZERTY.slice(digit - 1, digit), value: digit };
}
