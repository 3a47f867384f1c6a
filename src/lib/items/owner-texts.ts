import { counted } from '#lib/platform/format-texts.ts';
import type { ItemKind } from './item.ts';

const nouns: Record<ItemKind, { the: string; this: string; goes: string }> = {
  questionnaire: {
    the: 'le questionnaire',
    this: 'ce questionnaire',
    goes: 'Ses questions, ses phrases de compte rendu, ses notes et ses commentaires seront effacés.',
  },
  case: {
    the: 'le cas',
    this: 'ce cas',
    goes: 'Ses images, sa réponse, sa fiche, ses notes et ses commentaires seront effacés.',
  },
  protocol: {
    the: 'le protocole',
    this: 'ce protocole',
    goes: 'Ses acquisitions, ses notes et ses commentaires seront effacés.',
  },
};

/** The owner's actions on a card, common to all kinds. */
export const ownerMessages = {
  missing: (count: number) => `${counted(count, 'image manquante', 'images manquantes')}, reprendre`,
  actionsOf: (title: string) => `Actions sur «\u202f${title}\u202f»`,
  edit: 'Modifier',
  rename: 'Renommer',
  tags: 'Étiquettes',
  writeSheet: 'Écrire la fiche',
  questionFigures: 'Résultats des questions',
  writeSentences: 'Phrases du compte rendu',
  compare: 'Comparer',
  duplicate: 'Dupliquer',
  publish: 'Publier',
  unpublish: 'Rendre privé',
  delete: 'Supprimer',
  title: 'Titre',
  deleteTitle: (kind: ItemKind) => `Supprimer ${nouns[kind].this}\u202f?`,
  deleteBody: (kind: ItemKind, title: string) =>
    `«\u202f${title}\u202f» va disparaître définitivement. ${nouns[kind].goes} Les copies faites par d’autres restent chez eux.`,
  renamed: 'Titre enregistré.',
  tagged: 'Étiquettes enregistrées.',
  duplicated: 'Copie créée dans votre liste.',
  unpublished: 'Redevenu privé\u00a0: il n’est plus dans les listes publiques. Les notes sont conservées.',
  deleted: 'Supprimé.',
  failure: 'L’action n’a pas abouti. Vérifiez votre connexion et réessayez.',
};
