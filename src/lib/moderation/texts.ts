import { counted, formatShortDate } from '#lib/platform/format-texts.ts';
import { FLAG_NOTE_MAX, type FlaggedThing, type FlagReason, HIDING_FLAGS, type NoticeKind } from './flag.ts';

export const FLAG_REASON_NAMES: Record<FlagReason, string> = {
  identity: 'Identité visible',
  medical: 'Erreur médicale',
  copyright: 'Droits d’auteur',
  other: 'Autre',
};

/** « Signaler ». */
export const flagMessages = {
  action: 'Signaler',
  actionImage: 'Signaler cette image',
  title: {
    item: 'Signaler ce contenu',
    image: 'Signaler cette image',
    comment: 'Signaler ce commentaire',
    collection: 'Signaler cette liste',
  } satisfies Record<FlaggedThing, string>,
  subtitle: 'Un administrateur est prévenu. L’auteur ne sait pas qui a signalé.',
  reason: 'Que faut-il signaler\u202f?',
  hints: {
    identity: 'Un nom, une date de naissance, un visage ou un numéro de dossier peut être lu ou reconnu.',
    medical: 'Un diagnostic, une légende ou un chiffre est faux.',
    copyright: 'Ce contenu n’est pas à la personne qui le publie.',
    other: 'Dites en quelques mots de quoi il s’agit.',
  } satisfies Record<FlagReason, string>,
  note: 'Précisions',
  noteHint: `N’écrivez ni nom, ni numéro de patient. ${FLAG_NOTE_MAX} caractères au plus.`,
  send: 'Envoyer le signalement',
  back: 'Revenir',
  sent: 'Signalement envoyé. Merci\u00a0: un administrateur va regarder.',
  hidden:
    'Signalement envoyé. L’image est masquée pour les lecteurs jusqu’à la décision d’un administrateur.',
  rule: `Quand ${HIDING_FLAGS}\u00a0personnes disent «\u202fidentité visible\u202f», l’image disparaît aussitôt pour les lecteurs.`,
  reasonMissing: 'Choisissez un motif.',
  notPublic: 'Ce contenu n’est pas public\u00a0: il n’y a rien à signaler.',
  noteTooLong: `Les précisions comptent ${FLAG_NOTE_MAX} caractères au plus.`,
};

/** Notices to authors about their own items. */
export const noticeMessages = {
  title: 'Avis sur mes contenus',
  subtitle: 'Ce que l’administration a fait de vos contenus publics, et ce qu’elle vous demande.',
  none: 'Aucun avis. Si l’un de vos contenus est retiré, corrigé ou signalé, vous le lirez ici.',
  unread: (count: number) => counted(count, 'avis sur vos contenus', 'avis sur vos contenus'),
  open: 'Lire',
  kinds: {
    withdrawn:
      'Retiré à ses lecteurs par l’administration. Vous pouvez le corriger et le publier de nouveau.',
    tags_corrected: 'Étiquettes corrigées par l’administration.',
    image_hidden:
      'Une image est masquée pour vos lecteurs\u00a0: on pourrait y reconnaître quelqu’un. Noircissez ce qui identifie («\u202fMasquer des zones\u202f», dans l’éditeur), ou contestez.',
    image_shown: 'Une image qui avait été signalée est de nouveau visible\u00a0: rien n’était à masquer.',
    image_masked:
      'Des zones de vos images ont été noircies par l’administration, pour de bon, partout où vous les montrez et dans leurs copies.',
    handed_over: 'Ce contenu vous a été confié par l’administration\u00a0: il est désormais le vôtre.',
  } satisfies Record<NoticeKind, string>,
  at: (iso: string) => `Le ${formatShortDate(iso)}`,
  reason: (reason: string) => `Motif\u00a0: ${reason}`,
  image: 'Image signalée',
  openItem: 'Ouvrir',
  mask: 'Noircir dans l’éditeur',
  contest: 'Contester',
  contestLabel: 'Pourquoi personne ne peut être reconnu',
  contestMissing: 'Dites en quelques mots pourquoi personne ne peut être reconnu.',
  contested: 'Contestation envoyée. L’image reste masquée jusqu’à la décision d’un administrateur.',
  contestedBefore: 'Vous avez contesté. Un administrateur va décider.',
  markRead: 'J’ai lu',
};
