/** Length limit of a private note, in characters. */
export const NOTE_MAX = 5000;
export const NOTES_MAX = 2000;
/** Number of notes per page. */
export const NOTES_PAGE = 30;
