/** Fiches: the short teaching pages of a questionnaire. */
export const ficheMessages = {
  name: 'Fiche',
  pageTitle: (title: string, questionnaire: string) => `${title} (fiche de ${questionnaire})`,
  description: (questionnaire: string) => `Fiche du questionnaire «\u202f${questionnaire}\u202f».`,
  questionnaire: (title: string) => `Questionnaire «\u202f${title}\u202f»`,
  others: 'Autres fiches de ce questionnaire',
  list: 'Fiches',
  open: (title: string) => `Ouvrir la fiche «\u202f${title}\u202f»`,
  whole: 'Ouvrir la page',
  loading: 'Chargement de la fiche...',
  failure: 'La fiche n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  empty: 'Cette fiche est encore vide.',
};
