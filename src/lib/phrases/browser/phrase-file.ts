import { isPhraseCode, PHRASE_TEXT_MAX, type Phrase } from '../phrase.ts';

/** The phrases in a file, and the numbers of invalid lines (or, in JSON, entries), counted from 1. */
export interface PhraseFile {
  phrases: Phrase[];
  faults: number[];
}

/** The JSON of phrases, in the same format as in the archive of an account. */
export function phraseFileText(phrases: readonly Phrase[]): string {
  return `${JSON.stringify({ phrases: phrases.map(({ code, text }) => ({ code, text })) }, null, 2)}\n`;
}

function phraseOf(code: unknown, text: unknown): Phrase | undefined {
  if (typeof code !== 'string' || typeof text !== 'string') return undefined;
  const isPhrase = isPhraseCode(code.trim()) && text.trim() !== '' && text.length <= PHRASE_TEXT_MAX;
  return isPhrase ? { code: code.trim(), text } : undefined;
}

/** `undefined` when the text is not the JSON of phrases. */
function entriesOf(text: string): readonly unknown[] | undefined {
  try {
    const { phrases } = JSON.parse(text) as { phrases?: unknown };
    return Array.isArray(phrases) ? phrases : undefined;
  } catch {
    return undefined;
  }
}

/** Reads an export, or lines made of a code, a tab or semicolon, and a phrase, as pasted from a table. */
export function readPhraseFile(text: string): PhraseFile {
  const entries =
    entriesOf(text) ??
    text
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .map((line) => {
        const [, code, phrase] = /^([^\t;]*)[\t;](.*)$/.exec(line) ?? [];
        return line.trim() === '' ? null : { code, text: phrase?.trim() };
      });
  const read = entries.map((entry) => {
    const { code, text: phrase } = (entry ?? {}) as { code?: unknown; text?: unknown };
    return { isBlank: entry === null, phrase: phraseOf(code, phrase) };
  });
  return {
    phrases: read.flatMap(({ phrase }) => phrase ?? []),
    faults: read.flatMap(({ isBlank, phrase }, index) => (isBlank || phrase ? [] : [index + 1])),
  };
}
