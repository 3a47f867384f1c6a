/** Whether a text is absent or white space alone. */
export const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';
