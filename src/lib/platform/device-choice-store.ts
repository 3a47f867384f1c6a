import { atom, type ReadableAtom } from 'nanostores';

/** A person's choice between several options, stored on the device. */
export interface DeviceChoice<Choice extends string> {
  $choice: ReadableAtom<Choice>;
  /** Restores the choice stored on this device. */
  restore(): void;
  choose(choice: Choice): void;
}

/** @param key key in the device's storage @param usual the choice until the person makes one */
export function deviceChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: Choice,
): DeviceChoice<Choice> {
  const $choice = atom<Choice>(usual);
  return {
    $choice,
    restore() {
      try {
        const saved = localStorage.getItem(key);
        $choice.set(choices.find((choice) => choice === saved) ?? usual);
      } catch {
        // Storage is refused: the usual choice applies.
      }
    },
    choose(choice) {
      $choice.set(choice);
      try {
        localStorage.setItem(key, choice);
      } catch {
        // Storage is refused: the choice lasts as long as the page.
      }
    },
  };
}
