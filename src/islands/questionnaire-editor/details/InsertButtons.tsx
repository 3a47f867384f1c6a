import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';

interface InsertButtonsProps {
  label: string;
  words: readonly string[];
  onInsert(word: string): void;
}

/** Buttons that insert placeholders or names into a text. */
export function InsertButtons({ label, words, onInsert }: InsertButtonsProps) {
  return (
    <fieldset className="chips" aria-label={label}>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className="button small"
          aria-label={m.insert(word)}
          onClick={() => onInsert(word)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}
