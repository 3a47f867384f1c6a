/** Shown under every page except the viewer; rendered only by the server. */
export const footerMessages = {
  purpose: 'Outil d’enseignement, non destiné au diagnostic.',
  /** For a site that started with the demo's content, to which people may have added their own. */
  demo: 'Les contenus de démonstration ont des images dessinées ou sous licence libre.',
  demonstrations: 'Démonstrations',
  credits: 'Crédits',
};
