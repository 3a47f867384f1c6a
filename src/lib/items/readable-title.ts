/** Characters that show nothing, although some of them count as letters or symbols. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Characters that turn the direction in which the text around them is read. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

/** Whether anything of a text can be seen. */
export const isVisible = (text: string) => text.replace(INVISIBLE, '') !== '';

/** Whether a text is shown in another order than it is written, without its reader knowing. */
export const turnsDirection = (text: string) => TURNS.test(text);
