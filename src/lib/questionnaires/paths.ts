/** The place of the editor where the questionnaire is a text. */
export const OUTLINE_PLACE = 'texte';

/** Value of `format` of a questionnaire's page: the file instead of the page. */
export const FHIR_FORMAT = 'fhir';
export const MRRT_FORMAT = 'mrrt';
type Format = typeof FHIR_FORMAT | typeof MRRT_FORMAT;

/** Addresses of questionnaires' pages. */
export const questionnairePaths = {
  public: '/public-questionnaires',
  mine: '/questionnaires-list',
  manage: '/questionnaires',
  create: '/create',
  item: (id: string) => `/use/${id}`,
  /** Read as a whole, with the sentences of every answer. */
  read: (id: string) => `/use/${id}?mode=consulter`,
  /** The questionnaire of a page as a file: a FHIR Questionnaire or an MRRT template. */
  export: (id: string, format: Format) => `/use/${id}?format=${format}`,
  /** At a place of the editor, when one is named. */
  edit: (id: string, place?: string) => `/edit/${id}${place ? `#${place}` : ''}`,
  /** Where the sentences of its report are written. */
  sentences: (id: string) => `/cr/${id}`,
  fiche: (id: string, fiche: string) => `/link/${id}.${fiche}`,
};
