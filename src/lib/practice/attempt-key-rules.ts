/** A username holds no colon (`accounts/username-rules.ts`): nobody's prefix begins another's. */
export const attemptPrefix = (person: string) => `attempt:${person}:`;

export const attemptKey = (person: string, id: string) => `${attemptPrefix(person)}${id}`;
