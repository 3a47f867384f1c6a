import { textFit } from '#lib/autosave/browser/text-limits.ts';
import { NOTE_MAX } from './note-rules.ts';
import { noteMessages as m } from './note-texts.ts';

/** Checks a note against its length limit. */
export const noteFit = textFit({ content: { most: NOTE_MAX, name: m.label } });
