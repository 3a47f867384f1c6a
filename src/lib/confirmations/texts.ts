import { agree, counted, formatShortDate, formatWhole } from '#lib/platform/format-texts.ts';
import { ASKED_MAX, type ConfirmationState } from './confirmation.ts';

/** The follow-up page of a protocol (`protocols/follow-up/{id}`): requests and confirmations. */
export const confirmationsMessages = {
  /** Title of the page, and of links to it. */
  title: 'Suivi du protocole',
  open: 'Suivi',
  heading: 'Confirmations de lecture',
  subtitle: (title: string, version: number | null) =>
    version === null ? title : `${title}, version ${version}`,
  back: 'Retour au protocole',
  what: 'Chaque personne nommée est invitée à confirmer, sur la page du protocole, qu’elle l’a lu et compris. Elle ne confirme que la version en vigueur\u00a0: à chaque nouvelle version, la demande est à refaire.',
  notPublic:
    'Ce protocole n’est pas public\u00a0: personne ne peut être invité à confirmer sa lecture, et les demandes déjà faites sont suspendues.',
  names: 'Noms d’utilisateur',
  namesHint: `Un par ligne, ou séparés par des virgules\u202f; ${ASKED_MAX}\u00a0personnes au plus.`,
  ask: 'Demander la confirmation',
  again: (count: number) =>
    count === 1
      ? 'Demander à la même personne qu’avant'
      : `Demander aux ${count}\u00a0mêmes personnes qu’avant`,
  againHint: (count: number) =>
    `${counted(count, 'personne invitée', 'personnes invitées')} pour la version précédente, pas encore pour celle-ci.`,
  asked: 'Les demandes sont faites.',
  withdrawn: 'La demande est retirée.',
  none: 'Personne n’a encore été invité à confirmer sa lecture.',
  noNames: 'Écrivez au moins un nom d’utilisateur.',
  tooMany: `Une demande va à ${ASKED_MAX}\u00a0personnes au plus.`,
  unknown: (name: string) =>
    `Personne n’a le nom d’utilisateur «\u202f${name}\u202f»\u00a0: vérifiez comment il s’écrit. Rien n’a été demandé.`,
  versionHeading: (version: number, isCurrent: boolean) =>
    isCurrent ? `Version ${version}, en vigueur` : `Version ${version}`,
  count: (confirmed: number, all: number) =>
    `${counted(confirmed, 'personne')} sur ${formatWhole(all)} ${agree(confirmed, 'a', 'ont')} confirmé`,
  askedOn: 'Demandé le',
  date: (iso: string) => formatShortDate(iso),
  states: {
    confirmed: (iso: string) => `lu et compris le ${formatShortDate(iso)}`,
    waiting: () => 'en attente',
    lost: () => 'n’a plus accès au protocole',
    replaced: () => 'non confirmé, remplacé depuis',
  } satisfies Record<ConfirmationState, (iso: string) => string>,
  withdraw: 'Retirer',
  withdrawFrom: (name: string) => `Retirer la demande faite à ${name}`,
  csv: 'Tableau (CSV)',
  csvName: (title: string) => `Confirmations de lecture ${title}`,
  columns: ['Version', 'Nom', 'Nom d’utilisateur', 'Demandé le', 'Lu et compris le', 'État'],
  stateNames: {
    confirmed: 'confirmé',
    waiting: 'en attente',
    lost: 'n’a plus accès',
    replaced: 'remplacé sans confirmation',
  } satisfies Record<ConfirmationState, string>,
};

/** On the protocol's page, for a person who was asked to confirm. */
export const readingMessages = {
  asked: (version: number, iso: string) =>
    `Votre lecture de la version ${version} vous est demandée depuis le ${formatShortDate(iso)}.`,
  confirm: 'J’ai lu et compris',
  confirmed: (version: number, iso: string) =>
    `Vous avez confirmé avoir lu et compris la version ${version} le ${formatShortDate(iso)}.`,
};

/** Pending requests of the person: `/waiting`, the menu and the home page. */
export const waitingMessages = {
  title: 'Demandes en attente',
  subtitle: 'Ce que d’autres vous demandent de lire ou de relire.',
  menu: (count: number) => `Demandes en attente (${count})`,
  home: (count: number) => `${counted(count, 'demande vous attend', 'demandes vous attendent')}.`,
  see: 'Voir ce qui attend',
  none: 'Aucune demande ne vous attend.',
  confirmations: (count: number) => `À lire et à confirmer (${count})`,
  reviews: (count: number) => `À relire (${count})`,
  of: ({ author, askedAt }: { author: string; askedAt: string }) =>
    `${author ? `${author}, ` : ''}demandé le ${formatShortDate(askedAt)}`,
  version: (version: number) => `version ${version}`,
  read: 'Lire',
  readWhat: (title: string) => `Lire\u00a0: ${title}`,
};
