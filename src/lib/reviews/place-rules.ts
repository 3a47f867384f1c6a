/** Id of the section of a page where a reviewer gives their verdict. */
export const WORD_PLACE = 'relecture';
