/** Which field of a plain form was refused; undefined when none was. Its message has the id `fault`. */
type Refused = string | undefined;

/** What ties a field to its hint and, when it was refused, to what was wrong with it: attributes of its input. */
export const tieField = (refused: Refused, name: string, hint?: string) => ({
  'aria-invalid': refused === name,
  'aria-describedby': [hint, refused === name && 'fault'].filter(Boolean).join(' ') || undefined,
  autofocus: refused === name,
});
