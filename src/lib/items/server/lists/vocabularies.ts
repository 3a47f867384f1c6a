import type { ItemKind } from '../../item.ts';
import type { Reading } from '../public-list-queries.ts';
import { publicVocabulary } from '../vocabulary-queries.ts';

/** A vocabulary that took longer than `LONG` (ms) to read is used for `LAG` (ms), whatever is published meanwhile. */
const LONG = 20;
const LAG = 60_000;

interface Vocabulary {
  version: number;
  words: Promise<string[]>;
  until: number;
}

/** The vocabularies of public lists, read only when a word was mistyped. */
export class Vocabularies {
  readonly #reading: Reading;
  readonly #known = new Map<ItemKind, Vocabulary>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** All words of a kind; possibly out of date if they are so many that reading them takes long. */
  of(kind: ItemKind, version: number): Promise<string[]> {
    const known = this.#known.get(kind);
    const start = performance.now();
    if (known && (known.version === version || start < known.until)) return known.words;
    const words = publicVocabulary(this.#reading, kind);
    const kept = { version, words, until: Number.POSITIVE_INFINITY };
    this.#known.set(kind, kept);
    words.then(
      () => {
        const now = performance.now();
        kept.until = now - start > LONG ? now + LAG : 0;
      },
      () => this.#known.delete(kind),
    );
    return words;
  }
}
