/** The place of a page where a reviewer says their word. */
export const WORD_PLACE = 'relecture';
