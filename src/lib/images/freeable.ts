/** Kinds of storage that a person can free without deleting content. */
export const FREEABLE = ['unplaced', 'pending'] as const;
export type Freeable = (typeof FREEABLE)[number];
