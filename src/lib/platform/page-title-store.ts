import { atom } from 'nanostores';

/** The title of the page when it has changed without a reload; null leaves the header what it came with. */
export const $pageTitle = atom<string | null>(null);
