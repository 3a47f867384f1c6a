import type { ItemKind } from '#lib/items/item.ts';
import { counted } from '#lib/platform/format-texts.ts';
import type { ArchiveFault } from './read-archive.ts';

const NAMES: Record<ItemKind, string> = {
  case: 'Cas',
  questionnaire: 'Questionnaire',
  protocol: 'Protocole',
};

/** Texts for importing an exported archive of this or another site. */
export const archiveImportMessages = {
  list: (count: number) => `Cette archive contient ${counted(count, 'contenu')}\u00a0:`,
  what: 'Chacun devient un nouveau contenu privé\u00a0: rien n’est publié ni remplacé. Ses images sont vérifiées et comptent dans votre espace\u202f; attestez-les avant de publier. Notes, versions et commentaires restent dans l’archive.',
  empty: 'Cette archive ne contient aucun cas, questionnaire ou protocole.',
  untitled: 'Sans titre',
  named: (kind: ItemKind, title: string) => `${NAMES[kind]}\u00a0: ${title.trim() || 'Sans titre'}`,
  all: 'Tout choisir',
  none: 'Ne rien choisir',
  submit: (count: number) => (count === 0 ? 'Importer' : `Importer ${counted(count, 'contenu')}`),
  stop: 'Arrêter',
  retry: 'Réessayer',
  again: 'Choisir une autre archive',
  open: 'Ouvrir',
  openWhat: (title: string) => `Ouvrir\u00a0: ${title}`,

  waiting: 'En attente',
  sending: (sent: number, images: number) =>
    images === 0 ? 'Import en cours…' : `${sent} sur ${counted(images, 'image')}`,
  done: 'Importé',
  incomplete: (missing: number) => `Importé sans ${counted(missing, 'image')}`,
  failed: 'Non importé',
  tally: (done: number, count: number) =>
    `${counted(done, 'contenu importé', 'contenus importés')} sur ${count}.`,

  failure: 'L’import n’a pas abouti. Vérifiez votre connexion et réessayez.',
  imageFailure: 'Une image n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
  imageMissing: 'L’archive ne contient pas toutes ses images.',
  imageDamaged: 'Une image est endommagée dans l’archive.',
  faults: {
    not_archive: 'Ce fichier n’est pas une archive exportée de Négatoscope.',
    other_version: 'Cette archive vient d’une version de Négatoscope que celle-ci ne sait pas lire.',
    damaged: 'Cette archive est endommagée\u00a0: exportez-la de nouveau.',
    content_missing: 'L’archive ne contient pas ce contenu.',
    too_large: 'Cette archive est trop grande pour être lue ici, ou elle n’est pas ce qu’elle annonce.',
    encrypted: 'Cette archive est protégée par un mot de passe\u00a0: enlevez-le d’abord.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
  } satisfies Record<ArchiveFault | 'too_large' | 'encrypted' | 'unreadable', string>,
};
