import { fold } from '#lib/platform/fold.ts';

const ALPHABET = 'abcdefghijklmopqrstuvwxyz';

/**
 * The letter that chooses each option: one in its own text where free, else any other. `n` is left out: it answers «
 * normal ». When all letters are used, further options have none.
 */
export function optionLetters(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const letter = [...fold(text), ...ALPHABET].find((each) => ALPHABET.includes(each) && !taken.has(each));
    if (letter === undefined) return '';
    taken.add(letter);
    return letter;
  });
}
