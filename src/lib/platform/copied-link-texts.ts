/** Copying the address of a page to share. */
export const copiedLinkMessages = {
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  failure: 'Le lien n’a pas pu être copié\u00a0: sélectionnez-le et copiez-le vous-même.',
};
