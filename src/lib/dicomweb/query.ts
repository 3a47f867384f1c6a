/** The criteria of a search for studies; empty ones are ignored. Dates as in `<input type="date">`. */
export interface StudySearch {
  from: string;
  to: string;
  modality: string;
  patientName: string;
  patientId: string;
  accession: string;
  description: string;
}

export const NO_SEARCH: StudySearch = {
  from: '',
  to: '',
  modality: '',
  patientName: '',
  patientId: '',
  accession: '',
  description: '',
};

/** Number of studies per page. */
export const STUDIES_PAGE = 50;
/** Maximum number of series of a study, or of instances, in one request. */
export const SERIES_PAGE = 1000;

/** Attributes that responses may omit unless requested, by level. */
const STUDY_FIELDS = ['00080061', '00081030', '00201206', '00201208'];
const SERIES_FIELDS = ['00080060', '0008103E', '00180015', '00200011', '00201209'];

/** Encodes spaces as %20, since not every server accepts `+`. */
const query = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

const fields = (tags: readonly string[]) => tags.map((tag) => ['includefield', tag] as const);
const page = (limit: number, offset: number) =>
  [['limit', String(limit)], ...(offset > 0 ? [['offset', String(offset)] as const] : [])] as const;

const WILD = /[*?]/;
const compact = (date: string) => date.replaceAll('-', '');

/** Matches the beginnings of a name's parts, unless wildcards were typed: `lefevre an` finds `LEFEVRE^ANNE`. */
const nameMatch = (typed: string) => (WILD.test(typed) ? typed : `${typed.split(/[\s^]+/).join('*')}*`);
const wordsMatch = (typed: string) => (WILD.test(typed) ? typed : `*${typed}*`);

/** Whether a search has no criteria. */
export const isEmptySearch = (search: StudySearch): boolean =>
  Object.values(search).every((value) => value.trim() === '');

/** The path of a page of studies below a root (PS3.18, 10.6). */
export function studiesPath(search: StudySearch, offset: number): string {
  const typed = Object.fromEntries(
    Object.entries(search).map(([key, value]) => [key, value.trim()]),
  ) as unknown as StudySearch;
  const dates = typed.from || typed.to ? `${compact(typed.from)}-${compact(typed.to)}` : '';
  const criteria = [
    ['StudyDate', dates],
    ['ModalitiesInStudy', typed.modality],
    ['PatientName', typed.patientName && nameMatch(typed.patientName)],
    ['PatientID', typed.patientId],
    ['AccessionNumber', typed.accession],
    ['StudyDescription', typed.description && wordsMatch(typed.description)],
  ] as const;
  const given = criteria.filter(([, value]) => value !== '');
  return `studies?${query([...given, ...fields(STUDY_FIELDS), ...page(STUDIES_PAGE, offset)])}`;
}

/**
 * A request without personal data, to test whether a PACS answers before anything that was typed is
 * sent.
 */
export const PROBE_PATH = 'studies?limit=1';

export const seriesPath = (study: string, offset: number): string =>
  `studies/${study}/series?${query([...fields(SERIES_FIELDS), ...page(SERIES_PAGE, offset)])}`;

export const instancesPath = (study: string, series: string, offset: number, limit = SERIES_PAGE): string =>
  `studies/${study}/series/${series}/instances?${query(page(limit, offset))}`;

export const thumbnailPath = (study: string, series: string): string =>
  `studies/${study}/series/${series}/thumbnail?viewport=128,128`;

export const instancePath = (study: string, series: string, instance: string): string =>
  `studies/${study}/series/${series}/instances/${instance}`;

export const renderedPath = (study: string, series: string, instance: string): string =>
  `${instancePath(study, series, instance)}/rendered?viewport=128,128`;
