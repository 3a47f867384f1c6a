/** The formats that a protocol is exported in. */
export const EXPORT_FORMATS = ['json', 'csv', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Names the two protocols in the address of their comparison. */
export const COMPARED_PARAMS = {
  before: 'avant',
  after: 'apres',
  beforeVersion: 'version-avant',
  afterVersion: 'version-apres',
  /** The protocols that the form's choices of versions were made for. */
  beforeMadeFor: 'versions-de-avant',
  afterMadeFor: 'versions-de-apres',
  /** A copy: what its source was then, and is now. */
  copy: 'copie',
  /** Equal parts are shown too. */
  all: 'tout',
} as const;

/** Words of a booklet's address: which protocols by id, else those of the list that the rest of the address asks for. */
export const BOOKLET_PARAMS = { protocol: 'protocole', title: 'titre' } as const;
/** As many as one page of a list may contain. */
export const BOOKLET_MAX = 100;

/** Names a scanner in the addresses of a protocol, its label and its files. */
export const SCANNER_PARAM = 'appareil';
/** Shows all that scanners do, not only what differs. */
export const SCANNERS_ALL = 'tout';

const onScanner = (scanner: string | undefined) =>
  scanner ? `?${SCANNER_PARAM}=${encodeURIComponent(scanner)}` : '';

/** Words of the address of a label with a protocol's code. */
export const LABEL_PARAMS = { note: 'mention', size: 'taille' } as const;

/** Addresses of protocols' pages. */
export const protocolPaths = {
  public: '/protocols/public',
  mine: '/protocols/personal',
  indications: '/protocols/indications',
  create: '/protocols/create',
  /** Makes drafts of the many protocols of one file. */
  bulk: '/protocols/import',
  /** On one of its scanners, where one is named by its id. */
  item: (id: string, scanner?: string) => `/protocols/view/${id}${onScanner(scanner)}`,
  /** At a place of the editor, when one is named. */
  edit: (id: string, place?: string) => `/protocols/edit/${id}${place ? `#${place}` : ''}`,
  /** Holds an exam's files to it; `search` says which state of it is read. */
  conformity: (id: string, search = '') => `/protocols/conformity/${id}${search}`,
  /** The chosen protocols; without any, those in the list's own parameters. */
  booklet: (ids: readonly string[] = []) =>
    ['/protocols/booklet', ids.map((id) => `${BOOKLET_PARAMS.protocol}=${id}`).join('&')]
      .filter(Boolean)
      .join('?'),
  /** A label with the code that opens it at the console. */
  label: (id: string, scanner?: string) => `/protocols/label/${id}${onScanner(scanner)}`,
  export: (id: string, format: ExportFormat, scanner?: string) =>
    `/protocols/export/${id}.${format}${onScanner(scanner)}`,
  /** Compares two protocols; where one is not chosen yet the page asks for it. */
  compare: (before?: string, after?: string) => {
    const chosen = [
      ...(before ? [`${COMPARED_PARAMS.before}=${before}`] : []),
      ...(after ? [`${COMPARED_PARAMS.after}=${after}`] : []),
    ];
    return ['/protocols/compare', chosen.join('&')].filter(Boolean).join('?');
  },
  /** Compares a version of one's own and another one, or the working copy. */
  compareVersions: (id: string, from: number, to?: number) => {
    const { before, after, beforeVersion, afterVersion } = COMPARED_PARAMS;
    const address = `/protocols/compare?${before}=${id}&${beforeVersion}=${from}&${after}=${id}`;
    return to === undefined ? address : `${address}&${afterVersion}=${to}`;
  },
  /** Compares a copy's source at the time of copying with its present state. */
  compareSource: (copyId: string) => `/protocols/compare?${COMPARED_PARAMS.copy}=${copyId}`,
};
