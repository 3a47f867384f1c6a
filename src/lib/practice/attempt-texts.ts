export const attemptMessages = {
  /** @param reason the server's own sentence */
  refused: (reason: string) => `Un essai n’a pas été enregistré. ${reason}`,
  noRoom:
    'Cet essai n’est gardé nulle part\u00a0: cet appareil n’a plus de place, et le serveur ne répond pas. Notez-le de nouveau une fois la connexion revenue.',
  signedOut:
    'Cet essai n’est gardé nulle part\u00a0: votre session a pris fin. Reconnectez-vous pour le noter.',
};
