import type { MailState } from '#lib/mail/delivery.ts';
import {
  counted,
  formatBytes,
  formatDateAndTime,
  formatShortDate,
  formatWhole,
} from '#lib/platform/format-texts.ts';
import { type Certificate, endsSoon, type SiteState } from './site-state.ts';

const DATABASES = { sqlite: 'Base intégrée (SQLite)', postgres: 'PostgreSQL' };
const STORES = { disk: 'Dossier de cette machine', s3: 'Stockage S3' };

const dateOr = (time: number | null, never: string): string =>
  time === null ? never : formatDateAndTime(new Date(time).toISOString());

const mailsOf = ({ waiting, givenUp }: MailState) =>
  `${formatWhole(waiting)} en attente, ${counted(givenUp, 'abandonné', 'abandonnés')} depuis sept jours`;

/** The state of the site, for administrators. */
export const stateMessages = {
  title: 'État du site',
  facts: (state: SiteState): [string, string][] => [
    ['Version', state.commit ? `${state.version} (${state.commit})` : state.version],
    ['Base de données', `${DATABASES[state.engine]} ${state.engineVersion}`],
    ['Images', `${STORES[state.store]}${state.storeAnswers ? '' : '\u00a0: ne répond pas'}`],
    ['Place libre sur le disque', formatBytes(state.diskFree)],
    ['Comptes', formatWhole(state.people)],
    ['Contenus publics', formatWhole(state.items)],
    ['Envois en cours', formatWhole(state.uploads)],
    ['Images en attente de traitement', formatWhole(state.imagesWaiting)],
    ['Fichiers à effacer', formatWhole(state.filesToErase)],
    ...(state.mail ? [['Courriels', mailsOf(state.mail)] as [string, string]] : []),
    ['Lignes du journal', formatWhole(state.auditEntries)],
    ['Dernière sauvegarde', dateOr(state.lastBackup, 'jamais par npm run admin -- backup')],
    ['Dernier essai de restauration', dateOr(state.lastRehearsal, 'jamais')],
  ],
  storeAway:
    'Le stockage des images ne répond pas\u00a0: elles ne s’affichent plus. La console dit pourquoi.',
  certificates: 'Certificats des serveurs consultés',
  certificate: ({ until }: Certificate) =>
    until === undefined
      ? 'non lu\u00a0: pas de réponse'
      : `jusqu’au ${formatShortDate(new Date(until).toISOString())}`,
  ends: (certificate: Certificate, now: number) => {
    const days = endsSoon(certificate, now);
    if (days === undefined) return undefined;
    return days < 0 ? 'Expiré' : days === 0 ? 'Expire aujourd’hui' : `Expire dans ${counted(days, 'jour')}`;
  },
};
