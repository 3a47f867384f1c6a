import { z } from 'zod';
import { isPhraseCode, PHRASE_TEXT_MAX, PHRASES_MAX } from './phrase.ts';

/** Text as typed, with line breaks and surrounding spaces. */
const text = z.string().max(PHRASE_TEXT_MAX, 'phrase_text_invalid').regex(/\S/u, 'phrase_text_invalid');

export const newPhrase = z.strictObject({
  code: z.string().trim().refine(isPhraseCode, 'phrase_code_invalid'),
  text,
});

export const phraseChange = newPhrase.extend({
  /** The revision that the client read; an outdated revision is refused. */
  revision: z.int(),
});
export type PhraseChange = z.infer<typeof phraseChange>;

/** A file of phrases, which replace existing ones with the same codes. */
export const phraseImport = z.strictObject({ phrases: z.array(newPhrase).min(1).max(PHRASES_MAX) });
/**
 * Maximum size in bytes: the maximum number of French phrases of maximum length
 * (`platform/server/http/listener.ts` accepts no more).
 */
export const PHRASE_IMPORT_MAX = 1_000_000;

export const phraseEntry = z.object({
  _id: z.string(),
  code: z.string(),
  text: z.string(),
  revision: z.number().int(),
});
export type PhraseEntry = z.infer<typeof phraseEntry>;

/** Sorted by code. */
export const phraseList = z.object({ phrases: z.array(phraseEntry) });
