import { counted } from './format.ts';

/** Reports under way, kept on the device. */
export const keptReportMessages = {
  title: 'Comptes rendus en cours',
  titleWith: (count: number) => `Comptes rendus en cours (${count})`,
  hint: (days: number) =>
    `Gardés sur cet appareil et nulle part ailleurs, pour vous seul, pendant ${counted(days, 'jour')} après leur dernière modification.`,
  none: 'Aucun compte rendu en cours sur cet appareil.',
  open: 'Ouvert ici',
  changed: (when: string) => `modifié le ${when}`,
  erase: 'Effacer',
  eraseOf: (title: string, when: string) => `Effacer le compte rendu «\u202f${title}\u202f» du ${when}`,
  eraseTitle: 'Effacer ce compte rendu\u202f?',
  eraseBody: 'Il n’est gardé nulle part ailleurs\u00a0: il sera perdu.',
  eraseAll: 'Tout effacer',
  eraseAllTitle: 'Effacer tous ces comptes rendus\u202f?',
  eraseAllBody: (count: number) =>
    `${counted(count, 'compte rendu', 'comptes rendus')}, ${count < 2 ? 'gardé' : 'gardés'} nulle part ailleurs, ${count < 2 ? 'sera perdu' : 'seront perdus'}.`,
  startNew: 'Nouveau compte rendu',
  unkept:
    'Cet appareil ne garde pas votre compte rendu (espace plein ou navigation privée)\u00a0: copiez-le avant de quitter la page.',
  apart:
    'Ce compte rendu a été modifié dans un autre onglet\u00a0: les deux sont gardés, celui que vous écrivez ici à part.',
  lost: (count: number) =>
    `Le questionnaire a changé depuis\u00a0: ${counted(count, 'réponse')} n’y ${count < 2 ? 'a plus sa place' : 'ont plus leur place'}.`,
};
