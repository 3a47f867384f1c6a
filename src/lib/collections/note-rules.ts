/** Characters of what a person writes down for themselves about a case. */
export const NOTE_MAX = 5000;
export const NOTES_MAX = 2000;
/** Notes of a page. */
export const NOTES_PAGE = 30;
