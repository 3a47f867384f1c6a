/** What a person can free without deleting a content. */
export const FREEABLE = ['unplaced', 'pending'] as const;
export type Freeable = (typeof FREEABLE)[number];
