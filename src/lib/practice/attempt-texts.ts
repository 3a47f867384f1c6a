export const attemptMessages = {
  /** @param reason the message from the server */
  refused: (reason: string) => `Une tentative n’a pas été enregistrée. ${reason}`,
  noRoom:
    'Cette tentative n’est gardée nulle part\u00a0: cet appareil n’a plus de place, et le serveur ne répond pas. Notez-la de nouveau une fois la connexion revenue.',
  signedOut:
    'Cette tentative n’est gardée nulle part\u00a0: votre session a pris fin. Reconnectez-vous pour la noter.',
};
