import type { MailState } from '#lib/mail/delivery.ts';

/** The expiry of the certificate of a server that this one connects to. */
export interface Certificate {
  /** Its use: an identity provider, or the file store. */
  name: string;
  /** Its server, with a port unless it is the usual one. */
  host: string;
  /** Epoch milliseconds; undefined where it could not be read. */
  until?: number | undefined;
}

/** The state of the site. Dates are epoch milliseconds. */
export interface SiteState {
  version: string;
  /** The built commit, where it is known. */
  commit: string | undefined;
  engine: 'sqlite' | 'postgres';
  engineVersion: string;
  store: 'disk' | 's3';
  /** Whether the file store answered in time. */
  storeAnswers: boolean;
  /** Bytes free on the disk of the data folder. */
  diskFree: number;
  people: number;
  items: number;
  uploads: number;
  /** In the process that answers: images and thumbnails that wait. */
  imagesWaiting: number;
  filesToErase: number;
  /** Entries that the audit log has had, those that are gone by `LOG_DAYS` too. */
  auditEntries: number;
  /** Undefined where the site sends no mails. */
  mail: MailState | undefined;
  lastBackup: number | null;
  lastRehearsal: number | null;
  certificates: readonly Certificate[];
}

const DAY = 86_400_000;
/** Days before its end from which on a certificate is warned of. */
const WARNED = 30;

/** Whole days until a certificate ends, negative once it has; undefined while there is time, or where it is not known. */
export function endsSoon({ until }: Certificate, now: number): number | undefined {
  if (until === undefined) return undefined;
  const days = Math.floor((until - now) / DAY);
  return days < WARNED ? days : undefined;
}
