/** Name of the refused field of a plain form, if any. Its error message has the id `fault`. */
type Refused = string | undefined;

/** Attributes that connect an input to its hint and, when it was refused, to the error message. */
export const tieField = (refused: Refused, name: string, hint?: string) => ({
  'aria-invalid': refused === name,
  'aria-describedby': [hint, refused === name && 'fault'].filter(Boolean).join(' ') || undefined,
  autofocus: refused === name,
});
