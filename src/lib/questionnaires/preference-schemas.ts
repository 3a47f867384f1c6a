import { z } from 'zod';
import { freeText, nodeId, within } from '#lib/items/kinds/fields-schema.ts';
import { QUESTIONNAIRE_MAX as MAX } from './limits.ts';
import { PREFERENCES_MAX, type Preferences } from './preferences/preferences.ts';

/** Maximum bytes of a change as JSON: at most four per character, or six where JSON escapes it. */
export const PREFERENCES_BODY_MAX = 6 * PREFERENCES_MAX + 1_000;

const words = z.string().max(PREFERENCES_MAX);
/** Key of a node's sentence, or of the sentence for each instance of a group (`eachKey`). */
const sentenceKey = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}(~each)?$/, 'node-id');

const answer = z.union([
  freeText(MAX.defaultText).min(1),
  within(-MAX.measure, MAX.measure),
  z.array(nodeId).min(1).max(MAX.options),
]);

export const preferences: z.ZodType<Preferences> = z.strictObject({
  defaults: z.record(nodeId, z.strictObject({ answer, asked: words })),
  hiddenPages: z.array(nodeId).max(4 * MAX.pages),
  conclusionOrder: z.array(nodeId).max(PREFERENCES_MAX / 10),
  sentences: z.record(
    sentenceKey,
    z.strictObject({ text: freeText(MAX.sentence).min(1), original: words, about: words }),
  ),
});

export const preferencesChange = z.strictObject({
  /** The new preferences; empty ones erase those stored. */
  preferences: preferences.refine(
    (given) => JSON.stringify(given).length <= PREFERENCES_MAX,
    'preferences_too_large',
  ),
  /** The revision the client read, 0 for none. If it is no longer the current one, the change is refused. */
  revision: z.int().min(0),
});
export type PreferencesChange = z.infer<typeof preferencesChange>;

/** A person's preferences for a questionnaire; empty with revision 0 if none are stored. */
export const keptPreferences = z.object({ preferences, revision: z.number().int() });
export type KeptPreferences = z.infer<typeof keptPreferences>;

export const preferencesSaved = keptPreferences.omit({ preferences: true });
export type PreferencesSaved = z.infer<typeof preferencesSaved>;
