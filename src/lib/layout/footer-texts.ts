/** Under every page but the viewer: only the server renders it. */
export const footerMessages = {
  purpose: 'Outil d’enseignement, non destiné au diagnostic.',
  /** Where the site began with the demo's content, beside which there may be anybody's own. */
  demo: 'Les contenus de démonstration ont des images dessinées ou sous licence libre.',
  demonstrations: 'Démonstrations',
  credits: 'Crédits',
};
