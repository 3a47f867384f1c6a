/** Reading cases without their titles: offered once to people who are new to the lists. */
export const blindMessages = {
  question: 'Lire les cas sans leur titre\u202f?',
  why: 'Un titre donne souvent le diagnostic. Votre choix est gardé avec votre compte\u202f; il se change à tout moment en tête de la liste.',
  hide: 'Masquer les titres',
  keep: 'Garder les titres',
};
