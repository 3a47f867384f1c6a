import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { NOTE_MAX } from '#lib/collections/note-rules.ts';
import type { Note } from '#lib/collections/note-schemas.ts';
import { createNoteAutosave } from '#lib/collections/note-store.ts';
import { noteMessages as m, noteEditingWords as words } from '#lib/collections/note-texts.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { TooLong } from '../editing/TooLong.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import './note-text.css';

interface NoteTextProps {
  caseId: string;
  /** The server's state. */
  note: Pick<Note, 'content' | 'revision'>;
  /** Called with each change. */
  onContent?(content: string): void;
}

/** A note on a case, saved while it is being written. */
export function NoteText({ caseId, note, onContent }: NoteTextProps) {
  const [autosave] = useState(() => createNoteAutosave(caseId, note));
  const { content } = useStore(autosave.$draft);
  const id = useId();
  // Closing the panel sends the note; what cannot be sent now stays on the device.
  useEffect(
    () => () => {
      autosave.keep();
      void autosave.flush();
    },
    [autosave],
  );
  usePageChanges(autosave);
  useEffect(() => onContent?.(content), [content, onContent]);
  return (
    <div className="note-text">
      <KeptDraft autosave={autosave} words={words} />
      <textarea
        id={id}
        className="input"
        rows={7}
        aria-label={m.label}
        aria-describedby={`${id}-hint`}
        placeholder={m.placeholder}
        value={content}
        onChange={(event) => autosave.change(() => ({ content: event.target.value }))}
      />
      <p className="quiet tabular" id={`${id}-hint`}>
        {m.hint} {content.length > NOTE_MAX * 0.8 && content.length <= NOTE_MAX && m.left(content.length)}
      </p>
      <TooLong text={content} most={NOTE_MAX} />
      <SaveStatus autosave={autosave} words={words} />
      <Conflict
        autosave={autosave}
        words={words}
        showTheirs={({ content: theirs }) => <p className="note-theirs">{String(theirs)}</p>}
      />
    </div>
  );
}
