/** The alert of the shared client, verbatim from the specification (§8). */
export const SERVER_ERROR_ALERT =
  "Une erreur est survenue lors de la sauvegarde. L'erreur a été enregistrée pour analyse. Veuillez réessayer ou contacter le support si le problème persiste.";

export const closeNotice = 'Fermer ce message';

/** Shown when the code for a button could not be loaded. */
export const loadFailure =
  'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.';
