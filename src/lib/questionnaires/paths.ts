/** The place of the editor where the questionnaire is a text. */
export const OUTLINE_PLACE = 'texte';

/** Of the `format` of a questionnaire's page: the file instead of the page. */
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
  /** Read whole, with the sentences of every answer. */
  read: (id: string) => `/use/${id}?mode=consulter`,
  /** What its page shows, as a file: a FHIR Questionnaire or an MRRT template. */
  export: (id: string, format: Format) => `/use/${id}?format=${format}`,
  /** Of a place of the editor, when one is named. */
  edit: (id: string, place?: string) => `/edit/${id}${place ? `#${place}` : ''}`,
  /** Where the sentences of its report are written. */
  sentences: (id: string) => `/cr/${id}`,
  fiche: (id: string, fiche: string) => `/link/${id}.${fiche}`,
};
