import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import { stemOf } from './french-forms.ts';
import { isKnownWord } from './known-words.ts';
import { stemsOf, tellingOf, tellingWords } from './names.ts';
import { isOneLetterAway } from './near-words.ts';
import { type Synonyms, TERMS } from './synonyms.ts';

/** Stems of words that describe place, extent, time or certainty instead of the diagnosis itself. */
const QUALIFIERS = new Set(
  'droit droite gauche bilateral bilaterale unilateral proximal distal central peripherique superieur inferieur moyen lobe lobaire segmentaire lid lig lsd lsg lm aigu aigue subaigu chronique recent ancien debutant severe modere modeste leger massif massive volumineux petit gros important diffus localise franc franche infectieux infectieuse probable possible suspect suspicion typique evoque compatible avec type'
    .split(' ')
    .map(stemOf),
);

const withoutQualifiers = (words: readonly string[]) => {
  const telling = words.filter((word) => !QUALIFIERS.has(stemOf(word)));
  return telling.length > 0 ? telling : words;
};

interface KnownName {
  words: readonly string[];
  stems: readonly string[];
  line: number;
}

const namesOf = ({ names, typedOnly }: Synonyms) => [...names, ...typedOnly];
const wordsIn = (name: string) => withoutQualifiers(tellingWords(name));

/** Every name of a diagnosis; a name included in a line belongs to that line unless it has a line of its own. */
const KNOWN = new Map<string, KnownName>();
for (const part of [namesOf, ({ includes }: Synonyms) => includes])
  for (const [line, term] of TERMS.entries())
    for (const name of part(term)) {
      const words = wordsIn(name);
      if (!KNOWN.has(stemsOf(words))) KNOWN.set(stemsOf(words), { words, stems: words.map(stemOf), line });
    }
const BY_WORDS = Map.groupBy(KNOWN.values(), ({ words }) => words.length);
const LONGEST = Math.max(...Array.from(KNOWN.values(), ({ words }) => words.length));
/** Maximum number of words read in a hypothesis: longer ones are sentences, and would take too much server time. */
const WORDS_MAX = 12;
const SHORTENED_MIN = 4;
const NEAR_MIN = 5;

/** Whether a word stands for another: an inflected form, its beginning, or one wrong letter. */
function isWrittenFor(typed: string, word: string): boolean {
  if (stemOf(typed) === stemOf(word)) return true;
  if (typed.length >= SHORTENED_MIN && word.startsWith(typed)) return true;
  return typed.length >= NEAR_MIN && isOneLetterAway(typed, word);
}

/** The line of the table named by some words, exactly or nearly; undefined when there is none. */
function lineOf(words: readonly string[]): number | undefined {
  const exact = KNOWN.get(stemsOf(words));
  if (exact) return exact.line;
  const typed = words.map((word) => ({ word, stem: stemOf(word), isKnown: isKnownWord(word) }));
  const near = BY_WORDS.get(words.length)?.find((name) =>
    typed.every(
      ({ word, stem, isKnown }, at) =>
        stem === name.stems[at] || (!isKnown && isWrittenFor(word, name.words[at]!)),
    ),
  );
  return near?.line;
}

/** One thing named in a hypothesis: the number of a line of the table, or an unknown word. */
export type Token = number | string;

/** Cache of recently read hypotheses, since an author's page reads the same ones each time. */
const READ = new BoundedCache<readonly Token[]>(5000);

/**
 * The content of a hypothesis, independent of its spelling: abbreviations, plurals, one wrong letter and a shortened
 * last word are tolerated; sides and degrees are ignored.
 */
export function diagnosisTokens(hypothesis: string): readonly Token[] {
  const known = READ.get(hypothesis);
  if (known) return known;
  const tokens = readTokens(hypothesis);
  READ.set(hypothesis, tokens);
  return tokens;
}

function readTokens(hypothesis: string): Token[] {
  const words = withoutQualifiers(tellingWords(hypothesis)).slice(0, WORDS_MAX);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && lineOf(words.slice(at, at + length)) === undefined) length -= 1;
    const part = words.slice(at, at + length);
    tokens.push(lineOf(part) ?? stemOf(part[0]!));
    at += length;
  }
  return [...new Set(tokens)];
}

/** A key shared by hypotheses that name the same things, in any order. */
export const keyOfTokens = (tokens: readonly Token[]): string =>
  JSON.stringify(tokens.map(String).toSorted());

/** Maximum length of a name that is usually an abbreviation. */
const ABBREVIATION_MAX = 5;

/** The table's name for tokens, in full if there is one, if they are exactly one diagnosis. */
export function nameOfTokens([line, ...others]: readonly Token[]): string | undefined {
  if (typeof line !== 'number' || others.length > 0) return undefined;
  const names = TERMS[line]?.names ?? [];
  return names.find(({ length }) => length > ABBREVIATION_MAX) ?? names[0];
}

/** Whether a line of the table is a kind of another: included in it, or with a name that adds words. */
export function isKindOf(special: number, general: number): boolean {
  const [one, other] = [TERMS[special]!, TERMS[general]!];
  const own = namesOf(one).map((name) => stemsOf(wordsIn(name)));
  const included = other.includes.map((name) => stemsOf(wordsIn(name)));
  const shorter = namesOf(other).map((name) => stemsOf(tellingOf(tellingWords(name))));
  return own.some((name) => included.includes(name) || shorter.some((short) => name.startsWith(`${short} `)));
}
