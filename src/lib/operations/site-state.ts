import type { MailState } from '#lib/mail/delivery.ts';

/** The expiry of the certificate of a server to which this one connects. */
export interface Certificate {
  /** The server's purpose: an identity provider, or the file store. */
  name: string;
  /** The server's host, with a non-default port. */
  host: string;
  /** Epoch milliseconds; undefined when it could not be read. */
  until?: number | undefined;
}

/** The state of the site. Dates are epoch milliseconds. */
export interface SiteState {
  version: string;
  /** The commit of the build, if known. */
  commit: string | undefined;
  engine: 'sqlite' | 'postgres';
  engineVersion: string;
  store: 'disk' | 's3';
  /** Whether the file store answered in time. */
  storeAnswers: boolean;
  /** Free bytes on the disk with the data folder. */
  diskFree: number;
  people: number;
  items: number;
  uploads: number;
  /** Images and thumbnails that wait in the responding process. */
  imagesWaiting: number;
  filesToErase: number;
  /** Number of entries ever written to the audit log, including those deleted after `LOG_DAYS`. */
  auditEntries: number;
  /** Undefined when the site sends no mails. */
  mail: MailState | undefined;
  lastBackup: number | null;
  lastRehearsal: number | null;
  certificates: readonly Certificate[];
}

const DAY = 86_400_000;
/** Number of days before its expiry from which a certificate causes a warning. */
const WARNED = 30;

/** Whole days until a certificate expires, negative afterwards; undefined while there is time, or when unknown. */
export function endsSoon({ until }: Certificate, now: number): number | undefined {
  if (until === undefined) return undefined;
  const days = Math.floor((until - now) / DAY);
  return days < WARNED ? days : undefined;
}
