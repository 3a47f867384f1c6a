import { useEffect, useRef, useState } from 'react';
import type { SentenceRow } from '#lib/questionnaires/preferences/sentence-rows.ts';
import { ownSentenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { readNamedSentence } from '#lib/questionnaires/repeats/sentence-names.ts';
import { SentenceEditor } from './SentenceEditor.tsx';

interface OwnSentenceProps {
  row: SentenceRow;
  /** Stores the person's own sentence; undefined restores the author's. */
  write(text: string | undefined): void;
}

interface ActionProps {
  label: string;
  about: string;
  press(): void;
}

function Action({ label, about, press }: ActionProps) {
  return (
    <button type="button" className="button small" aria-label={about} onClick={press}>
      {label}
    </button>
  );
}

/** The row while it is not being edited. */
function ReadSentence({ row, write, edit }: OwnSentenceProps & { edit(): void }) {
  const { words, authors, mine, before, group } = row;
  if (mine === undefined)
    return (
      <>
        <p className="sentence-told">{authors}</p>
        <Action label={m.write} about={m.writeOf(words)} press={edit} />
      </>
    );
  const stored = group ? readNamedSentence(mine, group).sentence : mine;
  return (
    <>
      <p className="sentence-told">
        <span className="quiet">{m.mine}</span> {mine}
      </p>
      <p className="sentence-told">
        <span className="quiet">{m.authors}</span> {authors}
      </p>
      {before !== undefined && (
        <p className="warned">
          {m.changed} {m.before(before)}
        </p>
      )}
      <div className="preference-actions">
        {before !== undefined && (
          <Action label={m.keepMine} about={`${m.keepMine} – ${words}`} press={() => write(stored)} />
        )}
        <Action label={m.edit} about={m.editOf(words)} press={edit} />
        <Action label={m.restore} about={m.restoreOf(words)} press={() => write(undefined)} />
      </div>
    </>
  );
}

/** Keeps the focus in the row after the pressed button, or the field, has disappeared. */
function useFocusInRow() {
  const row = useRef<HTMLLIElement>(null);
  const isTouched = useRef(false);
  useEffect(() => {
    if (!isTouched.current || document.activeElement !== document.body) return;
    row.current?.querySelector('button')?.focus();
    isTouched.current = false;
  });
  const touch = () => {
    isTouched.current = true;
  };
  return { row, touch };
}

/** A sentence of the author, which the person can replace by their own. */
export function OwnSentence({ row, write }: OwnSentenceProps) {
  const [isEdited, setEdited] = useState(false);
  const { row: element, touch } = useFocusInRow();
  const leave = () => {
    touch();
    setEdited(false);
  };
  const change = (text: string | undefined) => {
    write(text);
    leave();
  };
  return (
    <li ref={element} data-sentence={row.places[0]?.key}>
      <p className="quiet">{row.words}</p>
      {isEdited ? (
        <SentenceEditor row={row} onKeep={change} onLeave={leave} />
      ) : (
        <ReadSentence row={row} write={change} edit={() => setEdited(true)} />
      )}
    </li>
  );
}
