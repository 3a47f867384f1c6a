import { firstWords } from '#lib/platform/first-words.ts';
import { plainText } from './plain-text.ts';
import type { ImportNote, NotedPart, SourceText } from './source-question.ts';

/** Most characters of a text that a note quotes. */
const DETAIL = 160;

/** What is told of one question, each thing once. */
export class QuestionNotes {
  readonly #notes: NotedPart[] = [];

  add(code: ImportNote, detail = ''): void {
    const short = firstWords(detail, DETAIL);
    if (!this.#notes.some((note) => note.code === code && note.detail === short))
      this.#notes.push({ code, detail: short });
  }

  get all(): NotedPart[] {
    return this.#notes;
  }
}

/** The plain words of a text of a file, no more than fit; what is gone is noted. */
export function takeText(source: SourceText | undefined, most: number, notes: QuestionNotes): string {
  if (!source) return '';
  const { text, isFormatted, media } = plainText(source);
  if (isFormatted) notes.add('formatted');
  for (const name of media) notes.add('media', name);
  // The schema counts UTF-16 units; a letter of two is not cut in half.
  if (text.length <= most) return text;
  notes.add('cut', text);
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();
}
