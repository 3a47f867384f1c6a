export const attemptMessages = {
  /** @param reason the server's own sentence */
  refused: (reason: string) => `Un essai n’a pas été enregistré. ${reason}`,
};
