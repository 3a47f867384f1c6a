/** Invisible characters, some of which count as letters or symbols in Unicode. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Characters that override the writing direction of the surrounding text. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

/** Whether a text has any visible character. */
export const isVisible = (text: string) => text.replace(INVISIBLE, '') !== '';

/** Whether a text is displayed in a different order from its characters, which could deceive readers. */
export const turnsDirection = (text: string) => TURNS.test(text);
