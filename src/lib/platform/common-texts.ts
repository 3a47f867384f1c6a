/** Words on buttons everywhere. */
export const commonMessages = {
  actions: 'Actions',
  share: 'Partager',
  more: 'Autres actions',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  save: 'Enregistrer',
};
