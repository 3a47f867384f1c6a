import type { ItemKind } from '#lib/items/item.ts';
import { agree, counted, formatBytes } from '#lib/platform/format-texts.ts';
import type { Freeable } from './freeable.ts';

const KINDS: Record<ItemKind, { one: string; many: string }> = {
  case: { one: 'cas clinique', many: 'cas cliniques' },
  questionnaire: { one: 'questionnaire', many: 'questionnaires' },
  protocol: { one: 'protocole', many: 'protocoles' },
};

interface FreeableText {
  label: string;
  hint(count: number): string;
  free: string;
  title: string;
  warning: string;
  done: string;
}

/** The section « Espace de stockage » of the account page. */
export const storageMessages = {
  title: 'Espace de stockage',
  tryFile: 'Tester un fichier sans le garder',
  hint: 'Il compte les images et les textes de vos contenus, copies et versions comprises, avec les vignettes, et les envois en cours. Une image que plusieurs de vos contenus partagent compte une seule fois\u202f; les textes comptent dans chaque contenu.',
  used: (used: number, quota: number) =>
    quota === 0
      ? `${formatBytes(used)} utilisés, sans limite`
      : `${formatBytes(used)} utilisés sur ${formatBytes(quota)}`,
  held: (images: number, texts: number) =>
    `Images\u00a0: ${formatBytes(images)}\u202f; textes\u00a0: ${formatBytes(texts)}`,
  full: 'Votre espace est plein. Supprimez des contenus ou des images, ou demandez plus d’espace à l’administrateur.',
  nothing: 'Vous n’avez encore aucun contenu.',
  items: (kind: ItemKind, count: number) => counted(count, KINDS[kind].one, KINDS[kind].many),
  itemsOf: (kind: ItemKind) => `Voir mes ${KINDS[kind].many}`,
  size: formatBytes,
  shared: 'Images que plusieurs contenus partagent, comptées une seule fois',
  sharedSize: (bytes: number) => `−${formatBytes(bytes)}`,
  largest: 'Les contenus qui prennent le plus de place',
  freeable: {
    unplaced: {
      label: 'Images retirées, ou pas encore placées',
      hint: (count) =>
        `${counted(count, 'image gardée', 'images gardées')} une semaine, pour pouvoir être remise${agree(count, '', 's')}`,
      free: 'Effacer',
      title: 'Effacer les images qu’aucun contenu n’utilise\u202f?',
      warning:
        'Elles ne pourront plus être remises. Si un contenu est en train d’être modifié, enregistrez-le d’abord.',
      done: 'Ces images ne comptent plus.',
    },
    pending: {
      label: 'Envois en cours',
      hint: (count) =>
        `${counted(count, 'envoi gardé', 'envois gardés')} une semaine, pour pouvoir reprendre`,
      free: 'Annuler',
      title: 'Annuler tous les envois en cours\u202f?',
      warning: 'Ceux d’une autre fenêtre ou d’un autre appareil s’arrêtent aussi, et seront à recommencer.',
      done: 'Les envois en cours sont annulés.',
    },
  } satisfies Record<Freeable, FreeableText>,
  open: 'Voir ce qui prend de la place',
} as const;
