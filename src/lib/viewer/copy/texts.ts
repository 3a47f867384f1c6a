/** The texts about copying an image. None of them reveals the case's answer. */
export const copyMessages = {
  copied: 'Image copiée, avec ses crédits.',
  /** Shown if the browser gives no access to the clipboard. */
  saved: (file: string) => `Le presse-papiers n’est pas accessible\u00a0: l’image est enregistrée (${file}).`,
  notThere: 'Cette image n’est pas encore chargée\u00a0: copiez-la quand elle est affichée.',
  /** Shown if the panel's image changed between the key press and the copy. */
  gone: 'L’image affichée a changé entre-temps\u00a0: rien n’a été copié. Veuillez réessayer.',
  failure: 'L’image n’a pas pu être copiée. Veuillez réessayer.',
  file: 'negatoscope-image.png',
};
