/** What is told before a report is copied without an answer to each important question. */
export const missingAnswersMessages = {
  title: (count: number) =>
    count < 2
      ? 'Une question importante est sans réponse'
      : `${count} questions importantes sont sans réponse`,
  side: 'Côté',
  copyAnyway: 'Copier quand même',
  back: 'Revenir au questionnaire',
};
