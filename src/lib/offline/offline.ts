/** The list of what is kept for reading without network: it stands in for every page that is not. */
export const OFFLINE_PATH = '/hors-ligne';
