import { fold } from '#lib/platform/fold.ts';

const ALPHABET = 'abcdefghijklmopqrstuvwxyz';

/**
 * The letter that chooses each option: one of its own text where that is free, any other where it is not. `n` is left
 * out: it answers « normal ». Options that come after all letters are gone have none.
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
