/** A username holds no colon (`accounts/username-rules.ts`): nobody's prefix begins another's. */
export const attemptPrefix = (person: string) => `attempt:${person}:`;

/** Storage key in a tab of a person's attempts: at a shared workstation the next person must not see them. */
export const tabAttemptsKey = (person: string) => `attempt ${person}`;

export const attemptKey = (person: string, id: string) => `${attemptPrefix(person)}${id}`;
