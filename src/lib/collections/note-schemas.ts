import { z } from 'zod';
import { CARDS } from '#lib/items/schemas.ts';
import { NOTE_MAX } from './note-rules.ts';

export const noteChange = z.strictObject({
  /** A text of only white space erases the note. */
  content: z.string().max(NOTE_MAX, 'note_too_long'),
  /** The revision that the client read, 0 for a new note; an outdated revision is refused. */
  revision: z.int().min(0),
});
export type NoteChange = z.infer<typeof noteChange>;

/** A private note on a case; without one, an empty text and revision 0. */
export const note = z.object({
  content: z.string(),
  revision: z.number().int(),
  updatedAt: z.string().nullable(),
});
export type Note = z.infer<typeof note>;

export const noteSaved = note.omit({ content: true });
export type NoteSaved = z.infer<typeof noteSaved>;

/** A note in the list of notes; without a card when its case is no longer readable. */
export const listedNote = note.extend({ caseId: z.string(), card: CARDS.case.nullable() });
export type ListedNote = z.infer<typeof listedNote>;

export const notePage = z.object({
  notes: z.array(listedNote),
  /** Total number of notes. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type NotePage = z.infer<typeof notePage>;
