/** The page that lists kept content; shown instead of pages that are not kept. */
export const OFFLINE_PATH = '/hors-ligne';
