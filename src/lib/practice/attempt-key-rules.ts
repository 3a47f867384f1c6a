/** A username holds no colon (`accounts/username-rules.ts`): nobody's prefix begins another's. */
export const attemptPrefix = (person: string) => `attempt:${person}:`;

/** What a tab has of a person's attempts: workstations are shared, and the next one to sign in does not see it. */
export const tabAttemptsKey = (person: string) => `attempt ${person}`;

export const attemptKey = (person: string, id: string) => `${attemptPrefix(person)}${id}`;
