import { atom } from 'nanostores';

/** A text that is not a value of its field: shown where it was typed, and never stored. */
export interface RefusedText {
  /** The field, and in a table its row. */
  label: string;
  text: string;
  /** Goes to the field. */
  show(): void;
}

/** All invalid, and therefore unsaved, texts of an editor, as reported by its fields. */
export function createRefusedTexts() {
  const sources = new Map<string, readonly RefusedText[]>();
  const $all = atom<readonly RefusedText[]>([]);
  return {
    $all,
    /** Replaces the texts of one source. @param source a field, or a table with all of its cells */
    tell(source: string, texts: readonly RefusedText[]): void {
      if (texts.length === 0 && !sources.has(source)) return;
      if (texts.length === 0) sources.delete(source);
      else sources.set(source, texts);
      $all.set([...sources.values()].flat());
    },
  };
}
