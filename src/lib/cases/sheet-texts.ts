/** The page of a case's sheet (fiche récapitulative). */
export const sheetMessages = {
  name: 'Fiche récapitulative',
  pageTitle: (title: string) => `Fiche\u00a0: ${title}`,
  contents: 'Sommaire',
  images: 'Ouvrir les images',
  edit: 'Modifier la fiche',
  write: 'Écrire la fiche',
  publish: 'Les publier depuis l’éditeur',
  answer: 'Réponse',
  noAnswer: 'L’auteur n’a pas encore écrit la réponse.',
  empty: 'Ce cas n’a pas encore de fiche récapitulative.',
  emptyMine: 'Quelques lignes suffisent\u00a0: définition, signes, diagnostics différentiels, à retenir.',
  emptyOthers: 'Les images et la réponse sont déjà là\u00a0: revenez plus tard pour la fiche.',
};
