/** The page of a case's questions, which works without script. */
export const questionsPath = (caseId: string) => `/questions/${caseId}`;
/** Begins anew once the last attempt is finished. */
export const AGAIN = 'recommencer';
