import { atom, type ReadableAtom } from 'nanostores';

/** One of several choices, for this person on this device. */
export interface DeviceChoice<Choice extends string> {
  $choice: ReadableAtom<Choice>;
  /** Starts it from what this device remembers. */
  restore(): void;
  choose(choice: Choice): void;
}

/** @param key of the device's storage @param usual what holds until something is chosen */
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
        // Storage refused: the usual one.
      }
    },
    choose(choice) {
      $choice.set(choice);
      try {
        localStorage.setItem(key, choice);
      } catch {
        // Storage refused: it lasts as long as the page.
      }
    },
  };
}
