/** Names of the fields in the address and the form of the page of practice. */
export const PRACTICE_PARAMS = {
  choice: 'choice',
  modality: 'modality',
  specialty: 'specialty',
  region: 'region',
  tag: 'tag',
  difficulty: 'difficulty',
  search: 'search',
  author: 'author',
  collection: 'collection',
  minutes: 'minutes',
} as const;

/** Fields of the form of a case: its grade is taken back; it is not to be offered again. */
export const TAKEN_BACK_FIELD = 'retirer';
export const ASIDE_FIELD = 'ecarter';

const HOME = '/practice';

export const practicePaths = {
  home: HOME,
  setAside: `${HOME}/set-aside`,
  session: (id: string) => `${HOME}/${id}`,
  /** The page of practice with these fields filled in. */
  asking: (asked: Partial<Record<keyof typeof PRACTICE_PARAMS, string>>) =>
    `${HOME}?${new URLSearchParams(asked)}`,
};
