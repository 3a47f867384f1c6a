import type { ItemKind } from './item.ts';

const THIS: Record<ItemKind, string> = {
  questionnaire: 'ce questionnaire',
  case: 'ce cas',
  protocol: 'ce protocole',
};

/** The parts that everybody sees in the public list, without an account. */
const LISTED: Record<ItemKind, string> = {
  questionnaire: 'son titre et ses étiquettes',
  case: 'son image, son titre et ses étiquettes',
  protocol: 'son titre et ses étiquettes',
};

/** Confirmations before publishing and withdrawing, and messages after. */
export const publishedMessages = {
  audience: (kind: ItemKind) =>
    `La liste publique montrera à tous ${LISTED[kind]}. Toute personne qui a un compte pourra l’ouvrir, le noter et le copier.`,
  coverAlt: 'Image affichée dans la liste publique',
  complete: 'Compléter',
  link: 'Lien à partager',
  undo: 'Annuler',
  secondsLeft: (seconds: number) => `${seconds}\u00a0s`,
  publicationUndone: 'Publication annulée\u00a0: le contenu est de nouveau tel qu’avant.',
  withdrawalUndone: 'Annulé\u00a0: tout le monde peut de nouveau le lire.',
  updateUndone:
    'Annulé\u00a0: vos lecteurs voient de nouveau la version d’avant. Votre copie de travail n’a pas changé.',
  withdrawTitle: (kind: ItemKind) => `Rendre privé ${THIS[kind]}\u202f?`,
  withdrawBody:
    'Il quittera les listes publiques. Ses notes, ses commentaires et ses versions sont gardés\u202f; les copies faites par d’autres restent chez eux.',
};
