import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { identitiesIn } from '#lib/questionnaires/identity-like.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { sentenceDoubts } from '#lib/questionnaires/preferences/sentence-doubts.ts';
import type { SentenceRow } from '#lib/questionnaires/preferences/sentence-rows.ts';
import { ownSentenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { readNamedSentence } from '#lib/questionnaires/repeats/sentence-names.ts';
import { TooLong } from '../../editing/TooLong.tsx';

interface SentenceEditorProps {
  row: SentenceRow;
  /** @param text in the stored format */
  onKeep(text: string): void;
  onLeave(): void;
}

/** Possible mistakes in the sentence: shown during typing, never blocking. */
function doubtsOf(
  text: string,
  unknownNames: readonly string[],
  { authors, known, group }: SentenceRow,
): string[] {
  const { missing, unknown } = sentenceDoubts(text, authors, known);
  const nothing = group ? unknownNames : unknown;
  const identities = identitiesIn(text, new Date().getFullYear()).map((each) => each.text);
  return [
    ...(missing.length > 0 ? [m.missing(missing)] : []),
    ...(nothing.length > 0 ? [m.unknown(nothing)] : []),
    ...(identities.length > 0 ? [m.identity(identities)] : []),
  ];
}

/** The field for the person's own sentence. Ctrl+Entrée saves it, Escape cancels. */
export function SentenceEditor({ row, onKeep, onLeave }: SentenceEditorProps) {
  const { authors, mine, group, words } = row;
  const [text, setText] = useState(mine ?? authors);
  const field = useRef<HTMLTextAreaElement>(null);
  const doubtsId = useId();
  useEffect(() => field.current?.focus(), []);
  const read = group ? readNamedSentence(text, group) : { sentence: text, unknown: [] };
  const stored = read.sentence.trim();
  const isKeepable = stored !== '' && stored.length <= QUESTIONNAIRE_MAX.sentence && text !== mine;
  const keep = () => {
    // A text equal to the author's is not stored as the person's own.
    if (isKeepable && (mine !== undefined || text.trim() !== authors)) onKeep(stored);
    else onLeave();
  };
  const press = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) keep();
    else onLeave();
  };
  return (
    <>
      <p className="sentence-told">
        <span className="quiet">{m.authors}</span> {authors}
      </p>
      <textarea
        ref={field}
        className="input"
        rows={3}
        data-grows
        lang="fr"
        spellCheck
        autoComplete="off"
        aria-label={m.mineOf(words)}
        aria-describedby={doubtsId}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <TooLong text={stored} most={QUESTIONNAIRE_MAX.sentence} />
      <div id={doubtsId} role="status">
        {doubtsOf(text, read.unknown, row).map((doubt) => (
          <p key={doubt} className="warned">
            {doubt}
          </p>
        ))}
      </div>
      <div className="preference-actions">
        <button type="button" className="button small primary" disabled={!isKeepable} onClick={keep}>
          {m.keep}
        </button>
        <button type="button" className="button small" onClick={onLeave}>
          {m.leave}
        </button>
      </div>
    </>
  );
}
