import { NOTE_MAX } from '#lib/domain/note.ts';
import { noteMessages as m } from '#lib/messages/notes.ts';
import { textFit } from './text-limits.ts';

/** What holds a note to its limit. */
export const noteFit = textFit({ content: { most: NOTE_MAX, name: m.label } });
