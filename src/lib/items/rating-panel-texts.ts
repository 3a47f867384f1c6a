/** Texts of the panel in which a person gives a rating. */
export const ratingPanelMessages = {
  slider: 'Note de 0 à 10',
  quickPicks: [
    { value: 0, label: 'Très mauvais' },
    { value: 2.5, label: 'Mauvais' },
    { value: 5, label: 'Moyen' },
    { value: 7.5, label: 'Bon' },
    { value: 10, label: 'Excellent' },
  ],
  comment: 'Commentaire (facultatif)',
  publish: 'Publier',
  submitting: 'En cours...',
  delete: 'Supprimer ma note',
  missing: 'Veuillez sélectionner une note',
  rated: 'Note ajoutée avec succès !',
  deleted: 'Note supprimée avec succès !',
  rateFailure: 'Erreur lors de la notation',
  deleteFailure: 'Erreur lors de la suppression',
};
