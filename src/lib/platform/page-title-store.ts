import { atom } from 'nanostores';

/** The page's title after it changed without a reload; null: the header keeps the title from the server. */
export const $pageTitle = atom<string | null>(null);
