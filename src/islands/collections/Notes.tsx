import type { ListedNote } from '#lib/collections/note-schemas.ts';
import { NoteEntry } from './NoteEntry.tsx';
import '../form/quiet.css';
import './notes.css';

/** One's notes, latest first. */
export function Notes({ notes }: { notes: readonly ListedNote[] }) {
  return (
    <ul className="notes">
      {notes.map((note) => (
        <NoteEntry key={note.caseId} note={note} />
      ))}
    </ul>
  );
}
