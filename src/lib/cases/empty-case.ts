import type { CaseBody } from './body-schema.ts';

/** What a new case starts from. */
export const emptyCase: CaseBody = {
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  sheet: null,
  folders: [],
  mainImage: null,
};
