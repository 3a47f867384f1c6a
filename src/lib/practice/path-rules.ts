/** What the page of practice is asked for, as its address and its form call it. */
export const PRACTICE_PARAMS = {
  choice: 'choice',
  modality: 'modality',
  specialty: 'specialty',
  difficulty: 'difficulty',
  author: 'author',
  collection: 'collection',
  minutes: 'minutes',
} as const;

const HOME = '/practice';

/** Addresses of practice. */
export const practicePaths = {
  home: HOME,
  session: (id: string) => `${HOME}/${id}`,
  /** The page of practice, asking for this. */
  asking: (asked: Partial<Record<keyof typeof PRACTICE_PARAMS, string>>) =>
    `${HOME}?${new URLSearchParams(asked)}`,
};
