/** Labels of buttons that occur on many pages. */
export const commonMessages = {
  actions: 'Actions',
  share: 'Partager',
  more: 'Autres actions',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  save: 'Enregistrer',
};
