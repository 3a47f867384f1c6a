/** Usernames contain no colon (`accounts/username-rules.ts`): no prefix can be the beginning of another. */
export const attemptPrefix = (person: string) => `attempt:${person}:`;

/** Key of a person's attempts in tab storage; personal, because a shared workstation may have another user next. */
export const tabAttemptsKey = (person: string) => `attempt ${person}`;

export const attemptKey = (person: string, id: string) => `${attemptPrefix(person)}${id}`;
