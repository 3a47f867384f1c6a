import { PLACEHOLDER } from './report-sections.ts';

/** A literal part of a sentence, or the word of a placeholder. */
export type SentencePart = { text: string } | { placeholder: string };

/** A sentence cut at its placeholders: `Siège : {option}.` → text, `option`, text. */
export function sentenceParts(sentence: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(PLACEHOLDER)) {
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index) });
    parts.push({ placeholder: (match[1] ?? '').toLowerCase() });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}
