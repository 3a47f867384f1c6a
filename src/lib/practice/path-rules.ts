/** Names of URL parameters and form fields on the practice page. */
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

/** Form fields on a case's page: remove its grade; set the case aside. */
export const TAKEN_BACK_FIELD = 'retirer';
export const ASIDE_FIELD = 'ecarter';

const HOME = '/practice';

export const practicePaths = {
  home: HOME,
  setAside: `${HOME}/set-aside`,
  session: (id: string) => `${HOME}/${id}`,
  /** Path of the practice page with these fields filled in. */
  asking: (asked: Partial<Record<keyof typeof PRACTICE_PARAMS, string>>) =>
    `${HOME}?${new URLSearchParams(asked)}`,
};
