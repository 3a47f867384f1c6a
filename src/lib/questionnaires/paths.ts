/** Address fragment that opens the editor with the questionnaire as a text. */
export const OUTLINE_PLACE = 'texte';

/** Value of the page's `format` parameter that returns a file instead of the page. */
export const FHIR_FORMAT = 'fhir';
export const MRRT_FORMAT = 'mrrt';
type Format = typeof FHIR_FORMAT | typeof MRRT_FORMAT;

/** Paths of questionnaire pages. */
export const questionnairePaths = {
  public: '/public-questionnaires',
  mine: '/questionnaires-list',
  manage: '/questionnaires',
  create: '/create',
  item: (id: string) => `/use/${id}`,
  /** The whole questionnaire for reading, with the sentences of every answer. */
  read: (id: string) => `/use/${id}?mode=consulter`,
  /** The questionnaire of a page as a file: a FHIR Questionnaire or an MRRT template. */
  export: (id: string, format: Format) => `/use/${id}?format=${format}`,
  /** The editor, opened at a place if one is given. */
  edit: (id: string, place?: string) => `/edit/${id}${place ? `#${place}` : ''}`,
  /** The page on which the report's sentences are written. */
  sentences: (id: string) => `/cr/${id}`,
  fiche: (id: string, fiche: string) => `/link/${id}.${fiche}`,
};
