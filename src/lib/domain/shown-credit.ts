import { type Credit, isCredited, LICENCES } from './credit.ts';
import { safeHref } from './link.ts';

/** Where a licence can be read: what its author says, else what everybody knows by that name. */
export function licenceHref({ licence, licenceUrl }: Credit): string | null {
  return safeHref(licenceUrl) ?? LICENCES[licence] ?? null;
}

/** What is told with the images: nothing in it names what they show. */
export interface ImageCredit {
  author: string;
  licence: string;
  licenceHref: string | null;
  changes: string;
}

/** What is told with the answer. */
export interface WorkCredit {
  work: string;
  source: string | null;
}

/** The half of a credit that stands under images whose answer nobody has asked for yet. */
export function imageCredit(credit: Credit | undefined): ImageCredit | null {
  if (!isCredited(credit)) return null;
  const { author, licence, changes } = credit;
  return { author, licence, licenceHref: licenceHref(credit), changes };
}

/** The half that names the work, and may give the diagnosis away by it. */
export function workCredit(credit: Credit | undefined): WorkCredit | null {
  if (!isCredited(credit) || (credit.work === '' && credit.source === '')) return null;
  return { work: credit.work, source: safeHref(credit.source) ?? null };
}
