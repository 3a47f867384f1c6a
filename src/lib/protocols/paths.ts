/** The formats in which a protocol can be exported. */
export const EXPORT_FORMATS = ['json', 'csv', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Query parameters of the comparison of two protocols. */
export const COMPARED_PARAMS = {
  before: 'avant',
  after: 'apres',
  beforeVersion: 'version-avant',
  afterVersion: 'version-apres',
  /** The protocols for which the form's choices of versions were made. */
  beforeMadeFor: 'versions-de-avant',
  afterMadeFor: 'versions-de-apres',
  /** A copy's id: compares its source at the time of copying with the current one. */
  copy: 'copie',
  /** Also shows equal parts. */
  all: 'tout',
} as const;

/** Query parameters of a booklet: protocols by id; without any, the list's own parameters select them. */
export const BOOKLET_PARAMS = { protocol: 'protocole', title: 'titre' } as const;
/** The maximum for one page of a list. */
export const BOOKLET_MAX = 100;

/** Query parameter for a scanner, in the addresses of a protocol, its label and its files. */
export const SCANNER_PARAM = 'appareil';
/** Value that shows all values of all scanners, not only the differing ones. */
export const SCANNERS_ALL = 'tout';

const onScanner = (scanner: string | undefined) =>
  scanner ? `?${SCANNER_PARAM}=${encodeURIComponent(scanner)}` : '';

/** Query parameters of the label with a protocol's code. */
export const LABEL_PARAMS = { note: 'mention', size: 'taille' } as const;

/** Addresses of the protocols' pages. */
export const protocolPaths = {
  public: '/protocols/public',
  mine: '/protocols/personal',
  indications: '/protocols/indications',
  create: '/protocols/create',
  /** Creates drafts from the protocols of one file. */
  bulk: '/protocols/import',
  /** `scanner` is the id of the scanner to show. */
  item: (id: string, scanner?: string) => `/protocols/view/${id}${onScanner(scanner)}`,
  /** `place` is the anchor of a section of the editor. */
  edit: (id: string, place?: string) => `/protocols/edit/${id}${place ? `#${place}` : ''}`,
  /** Compares an exam's files with the protocol; `search` selects the state to compare with. */
  conformity: (id: string, search = '') => `/protocols/conformity/${id}${search}`,
  /** The chosen protocols; without any, those selected by the list's own parameters. */
  booklet: (ids: readonly string[] = []) =>
    ['/protocols/booklet', ids.map((id) => `${BOOKLET_PARAMS.protocol}=${id}`).join('&')]
      .filter(Boolean)
      .join('?'),
  /** A label with the code that opens the protocol at the console. */
  label: (id: string, scanner?: string) => `/protocols/label/${id}${onScanner(scanner)}`,
  export: (id: string, format: ExportFormat, scanner?: string) =>
    `/protocols/export/${id}.${format}${onScanner(scanner)}`,
  /** Compares two protocols; the page asks for any that is missing. */
  compare: (before?: string, after?: string) => {
    const chosen = [
      ...(before ? [`${COMPARED_PARAMS.before}=${before}`] : []),
      ...(after ? [`${COMPARED_PARAMS.after}=${after}`] : []),
    ];
    return ['/protocols/compare', chosen.join('&')].filter(Boolean).join('?');
  },
  /** Compares a version of the person's protocol with another version, or with the working copy. */
  compareVersions: (id: string, from: number, to?: number) => {
    const { before, after, beforeVersion, afterVersion } = COMPARED_PARAMS;
    const address = `/protocols/compare?${before}=${id}&${beforeVersion}=${from}&${after}=${id}`;
    return to === undefined ? address : `${address}&${afterVersion}=${to}`;
  },
  /** Compares a copy's source at the time of copying with its current state. */
  compareSource: (copyId: string) => `/protocols/compare?${COMPARED_PARAMS.copy}=${copyId}`,
};
