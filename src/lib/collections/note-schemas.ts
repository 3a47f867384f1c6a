import { z } from 'zod';
import { CARDS } from '#lib/contract/items.ts';
import { NOTE_MAX } from './note-rules.ts';

export const noteChange = z.strictObject({
  /** Nothing but white space: the note is erased. */
  content: z.string().max(NOTE_MAX, 'note_too_long'),
  /** The revision that was read, 0 where there was no note: one that was changed since refuses the change. */
  revision: z.int().min(0),
});
export type NoteChange = z.infer<typeof noteChange>;

/** What one wrote down about a case; revision 0 and no text where there is nothing. */
export const note = z.object({
  content: z.string(),
  revision: z.number().int(),
  updatedAt: z.string().nullable(),
});
export type Note = z.infer<typeof note>;

export const noteSaved = note.omit({ content: true });
export type NoteSaved = z.infer<typeof noteSaved>;

/** A note among one's own; without a card once its case can no longer be read. */
export const listedNote = note.extend({ caseId: z.string(), card: CARDS.case.nullable() });
export type ListedNote = z.infer<typeof listedNote>;

/** A page of one's notes. */
export const notePage = z.object({
  notes: z.array(listedNote),
  /** How many there are on all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type NotePage = z.infer<typeof notePage>;
