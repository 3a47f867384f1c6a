import { firstWords } from '#lib/platform/first-words.ts';
import { plainText } from './plain-text.ts';
import type { ImportNote, NotedPart, SourceText } from './source-question.ts';

/** Maximum length of a quotation in a note. */
const DETAIL = 160;

/** The notes about one question, each once. */
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

/** The plain text of an imported text, up to a maximum length; losses are noted. */
export function takeText(source: SourceText | undefined, most: number, notes: QuestionNotes): string {
  if (!source) return '';
  const { text, isFormatted, media } = plainText(source);
  if (isFormatted) notes.add('formatted');
  for (const name of media) notes.add('media', name);
  // The schema counts UTF-16 units; a surrogate pair is not split.
  if (text.length <= most) return text;
  notes.add('cut', text);
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();
}
