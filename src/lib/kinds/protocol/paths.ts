/** The formats that a protocol is exported in. */
export const EXPORT_FORMATS = ['json', 'csv', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Names the two protocols in the address of their comparison. */
export const COMPARED_PARAMS = {
  before: 'avant',
  after: 'apres',
  beforeVersion: 'version-avant',
  afterVersion: 'version-apres',
} as const;

/** Addresses of protocols' pages. */
export const protocolPaths = {
  public: '/protocols/public',
  mine: '/protocols/personal',
  create: '/protocols/create',
  item: (id: string) => `/protocols/view/${id}`,
  /** Of a place of the editor, when one is named. */
  edit: (id: string, place?: string) => `/protocols/edit/${id}${place ? `#${place}` : ''}`,
  export: (id: string, format: ExportFormat) => `/protocols/export/${id}.${format}`,
  /** Of two protocols; where one is not chosen yet the page asks for it. */
  compare: (before?: string, after?: string) => {
    const chosen = [
      ...(before ? [`${COMPARED_PARAMS.before}=${before}`] : []),
      ...(after ? [`${COMPARED_PARAMS.after}=${after}`] : []),
    ];
    return ['/protocols/compare', chosen.join('&')].filter(Boolean).join('?');
  },
};
