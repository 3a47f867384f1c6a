/** Keys of unfinished reports. */
export const REPORT_PREFIX = 'report:';

/** A username holds no colon (`accounts/username-rules.ts`): nobody's prefix begins another's. */
export const reportPrefix = (person: string) => `${REPORT_PREFIX}${person}:`;

export const reportKey = (person: string, id: string) => `${reportPrefix(person)}${id}`;
