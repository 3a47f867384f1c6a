/** Whether a text is absent or only white space. */
export const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';
