import { agree, counted } from '#lib/platform/format-texts.ts';

/** Unfinished reports, kept on the device. */
export const keptReportMessages = {
  title: 'Comptes rendus en cours',
  titleWith: (count: number) => `Comptes rendus en cours (${count})`,
  hint: (days: number) =>
    `Gardés sur cet appareil et nulle part ailleurs, visibles par vous uniquement, pendant ${counted(days, 'jour')} après leur dernière modification.`,
  none: 'Aucun compte rendu en cours sur cet appareil.',
  /** Reports copied since their last change, which count as finished. */
  copied: (count: number) => counted(count, 'compte rendu copié', 'comptes rendus copiés'),
  eraseCopied: 'Effacer les copiés',
  open: 'Ouvert ici',
  changed: (when: string) => `modifié le ${when}`,
  erase: 'Effacer',
  eraseOf: (title: string, when: string) => `Effacer le compte rendu «\u202f${title}\u202f» du ${when}`,
  eraseAll: 'Tout effacer',
  startNew: 'Nouveau compte rendu',
  unkept:
    'Cet appareil ne garde pas votre compte rendu (espace plein ou navigation privée)\u00a0: copiez-le avant de quitter la page.',
  apart:
    'Ce compte rendu a été modifié dans un autre onglet\u00a0: les deux sont gardés, celui que vous écrivez ici à part.',
  lost: (count: number) =>
    `Le questionnaire a changé depuis\u00a0: ${counted(count, 'réponse')} n’y ${agree(count, 'a plus sa place', 'ont plus leur place')}.`,
};
