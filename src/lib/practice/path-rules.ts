/** Names of the fields in the address and the form of the page of practice. */
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

export const practicePaths = {
  home: HOME,
  session: (id: string) => `${HOME}/${id}`,
  /** The page of practice with these fields filled in. */
  asking: (asked: Partial<Record<keyof typeof PRACTICE_PARAMS, string>>) =>
    `${HOME}?${new URLSearchParams(asked)}`,
};
