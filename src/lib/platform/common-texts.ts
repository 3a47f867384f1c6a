/** Words that stand on buttons everywhere. */
export const commonMessages = {
  actions: 'Actions',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  save: 'Enregistrer',
};
