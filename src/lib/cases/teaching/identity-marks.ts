import { fold } from '#lib/platform/fold.ts';
import { identitiesIn } from '#lib/questionnaires/identity-like.ts';

/** A passage of a text that may identify a person. */
export interface IdentityMark {
  from: number;
  to: number;
}

/** Shorter words of a header are ignored, since they occur in any text. */
const WORD_MIN = 3;
const WORDS_MAX = 400;

/** Words of headers that identify nobody. */
const COMMON = new Set([
  'the',
  'and',
  'les',
  'des',
  'sur',
  'aux',
  'pour',
  'dans',
  'rue',
  'docteur',
  'dr',
  'pr',
]);

const DAY = String.raw`\d{1,2}\s?[/.\-]\s?\d{1,2}\s?[/.\-]\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}`;
const MONTH =
  '(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|january|february|march|april|may|june|july|august|september|october|november|december)';
const PATTERNS = [
  new RegExp(String.raw`(?<![\d/.,])(?:${DAY})(?!\d)`, 'giu'),
  new RegExp(
    String.raw`(?<!\d)\d{1,2}(?:er|st|nd|rd|th)?\s+${MONTH}(?:\s+\d{4})?|${MONTH}\s+\d{1,2},?\s+\d{4}`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])(?:M\.|MM\.|Mr\.?|Mrs\.?|Ms\.?|Mme|Mlle|Monsieur|Madame|Mademoiselle|Dr\.?|Pr\.?|Prof\.?|Docteur|Professeur|Doctor)\s+\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]+)*/gu,
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/gu,
  /(?<![\d,])(?:\+\d{1,3}[ .]?)?\d(?:[ .-]?\d){5,19}(?!\d)/gu,
];

/** The words of identifying values, normalised for the search. */
export function identityWords(values: readonly string[]): ReadonlySet<string> {
  const words = values.flatMap((value) => value.split(/[^\p{L}\p{N}]+/u)).map(fold);
  return new Set(words.filter((word) => word.length >= WORD_MIN && !COMMON.has(word)).slice(0, WORDS_MAX));
}

function namedIn(text: string, names: ReadonlySet<string>): IdentityMark[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => names.has(fold(word)))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
}

/**
 * Passages of a text that look like a person's identity, in order and without overlaps: words of the files' own
 * names and numbers, titles followed by a name, dates, long numbers, e-mail addresses, telephone numbers.
 * @param names identifying words of the files (`identityWords`)
 */
export function identityMarks(text: string, names: ReadonlySet<string>, year: number): IdentityMark[] {
  const all: IdentityMark[] = [
    ...namedIn(text, names),
    ...identitiesIn(text, year),
    ...PATTERNS.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ from: index, to: index + said.length })),
    ),
  ];
  const marks: IdentityMark[] = [];
  for (const { from, to } of all.toSorted((one, other) => one.from - other.from)) {
    const last = marks.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else marks.push({ from, to });
  }
  return marks;
}
