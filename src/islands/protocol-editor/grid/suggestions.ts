import { fold } from '#lib/platform/fold.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import type { GridView } from './grid-view.ts';

/** Suggestions for a field: words of its column, then those used elsewhere. */
export function wordsFor(view: GridView, key: string): string[] {
  const own = view.rows.flatMap((row) => (typeof row[key] === 'string' && row[key] !== '' ? [row[key]] : []));
  return [...new Set([...own, ...view.wordsElsewhere(key)])];
}

/** Maximum number of suggestions: a longer list cannot be read while typing. */
const MOST = 7;

/**
 * Suggestions for a typed text: words that begin with it first, then those that contain it. Only for text fields
 * and yes/no fields.
 * @param words those already used for the field
 */
export function suggestionsFor({ shape }: Field, words: readonly string[], typed: string): string[] {
  const all = shape.kind === 'yes-no' ? [m.yes, m.no] : shape.kind === 'text' ? words : [];
  const wanted = fold(typed.trim());
  const rest = [...new Set(all)].filter((word) => fold(word).includes(wanted) && word !== typed.trim());
  const begins = (word: string) => fold(word).startsWith(wanted);
  return [...rest.filter(begins), ...rest.filter((word) => !begins(word))].slice(0, MOST);
}
