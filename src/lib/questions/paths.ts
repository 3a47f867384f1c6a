/** The page of a case's questions, which works without script. */
export const questionsPath = (caseId: string) => `/questions/${caseId}`;
/** The call that says how far one is with them. */
export const attemptCall = (caseId: string) => `/api/cases/${caseId}/questions`;
/** What names the picture that cards show, in the address of their package. */
export const PICTURE = 'image';
/** The questions of one's own case as cards of Anki's. @param picture the name of what they show of the case */
export const ankiPath = (caseId: string, picture?: string) =>
  `/questions/export/${caseId}.apkg${picture === undefined ? '' : `?${PICTURE}=${picture}`}`;
/** Begins anew once the last attempt is finished. */
export const AGAIN = 'recommencer';
/** What the questions of a case are worth, for those who write it. */
export const questionFiguresPath = (caseId: string) => `/statistics/questions/${caseId}`;
/** Where on that page a question is, by its number. */
export const figuresOfQuestion = (number: number) => `question-${number}`;
