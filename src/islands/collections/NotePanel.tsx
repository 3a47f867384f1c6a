import { useEffect, useRef, useState } from 'react';
import type { Note } from '#lib/collections/note-schemas.ts';
import { noteMessages as m } from '#lib/collections/note-texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { NoteText } from './NoteText.tsx';
import '../form/icon-button.css';
import '../form/quiet.css';
import './note-panel.css';

export interface NotePanelProps {
  caseId: string;
  /** Whether the case has a note, which is loaded first. Without a note, writing starts at once, even offline. */
  noted: boolean;
  onNoted(noted: boolean): void;
  onClose(): void;
}

/** The note as the server holds it. */
function useNote(caseId: string, noted: boolean) {
  const [note, setNote] = useState<Note | 'reading' | 'failed'>(
    noted ? 'reading' : { content: '', revision: 0, updatedAt: null },
  );
  useEffect(() => {
    if (note !== 'reading') return;
    call('GET /notes/[case]', { params: { case: caseId } }).then(setNote, () => setNote('failed'));
  }, [note, caseId]);
  return { note, retry: () => setNote('reading') };
}

/** The note on a case, beside the images: it stays open while the reader scrolls through them. */
export function NotePanel({ caseId, noted, onNoted, onClose }: NotePanelProps) {
  const { note, retry } = useNote(caseId, noted);
  const panel = useRef<HTMLElement>(null);
  const isRead = typeof note === 'object';
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again once a saved note has been loaded
  useEffect(() => panel.current?.querySelector<HTMLElement>('textarea, button')?.focus(), [isRead]);
  return (
    <section
      ref={panel}
      className="note-panel"
      aria-label={m.label}
      // Typing must not trigger the viewer's keys.
      onKeyDown={(event) => {
        event.stopPropagation();
        event.nativeEvent.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="note-panel-head">
        <h2>{m.label}</h2>
        <button type="button" className="icon-button" aria-label={m.close} onClick={onClose}>
          <i className="i-lucide-x" aria-hidden="true" />
        </button>
      </div>
      {isRead && (
        <NoteText caseId={caseId} note={note} onContent={(content) => onNoted(content.trim() !== '')} />
      )}
      {note === 'reading' && (
        <p className="quiet" role="status">
          <span className="spinner" aria-hidden="true" /> {m.reading}
        </p>
      )}
      {note === 'failed' && (
        <div className="banner error" role="alert">
          <p>{m.readFailure}</p>
          <button type="button" className="button" onClick={retry}>
            {commonMessages.retry}
          </button>
        </div>
      )}
    </section>
  );
}
