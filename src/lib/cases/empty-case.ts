import type { CaseBody } from './body-schema.ts';

/** The body of a new case. */
export const emptyCase: CaseBody = {
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  sheet: null,
  folders: [],
  mainImage: null,
};
