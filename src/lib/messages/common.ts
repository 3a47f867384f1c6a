/** Words that stand on buttons everywhere. */
export const commonMessages = {
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  save: 'Enregistrer',
};
