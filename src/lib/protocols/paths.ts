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
  /** What is the same is shown too. */
  all: 'tout',
} as const;

/** Addresses of protocols' pages. */
export const protocolPaths = {
  public: '/protocols/public',
  mine: '/protocols/personal',
  create: '/protocols/create',
  item: (id: string) => `/protocols/view/${id}`,
  /** Of a place of the editor, when one is named. */
  edit: (id: string, place?: string) => `/protocols/edit/${id}${place ? `#${place}` : ''}`,
  /** Holds an exam's files to it; `search` says which state of it is read. */
  conformity: (id: string, search = '') => `/protocols/conformity/${id}${search}`,
  export: (id: string, format: ExportFormat) => `/protocols/export/${id}.${format}`,
  /** Of two protocols; where one is not chosen yet the page asks for it. */
  compare: (before?: string, after?: string) => {
    const chosen = [
      ...(before ? [`${COMPARED_PARAMS.before}=${before}`] : []),
      ...(after ? [`${COMPARED_PARAMS.after}=${after}`] : []),
    ];
    return ['/protocols/compare', chosen.join('&')].filter(Boolean).join('?');
  },
  /** Of a version of one's own and another one, or the working copy. */
  compareVersions: (id: string, from: number, to?: number) => {
    const { before, after, beforeVersion, afterVersion } = COMPARED_PARAMS;
    const address = `/protocols/compare?${before}=${id}&${beforeVersion}=${from}&${after}=${id}`;
    return to === undefined ? address : `${address}&${afterVersion}=${to}`;
  },
  /** Of what a copy's source was when it was copied and what it is now. */
  compareSource: (copyId: string) => `/protocols/compare?${COMPARED_PARAMS.copy}=${copyId}`,
};
