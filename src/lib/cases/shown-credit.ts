import { safeHref } from '#lib/rich-text/link.ts';
import { type Credit, isCredited, LICENCES } from './credit.ts';

/** The address of a licence: the author's, else the well-known address for its name. */
export function licenceHref({ licence, licenceUrl }: Credit): string | null {
  return safeHref(licenceUrl) ?? LICENCES[licence] ?? null;
}

/** The part of a credit shown before the answer: names of collections and files often reveal the diagnosis. */
export interface LicenceName {
  licence: string;
}

/** The authors of images and their licence; shown with the answer. */
export interface ImageCredit {
  author: string;
  licence: string;
  licenceHref: string | null;
  changes: string;
}

/** The work that the images come from. */
export interface WorkCredit {
  work: string;
  source: string | null;
}

/** The credit line under images before the answer: the licence's name only. */
export function licenceName(credit: Credit | undefined): LicenceName | null {
  return isCredited(credit) ? { licence: credit.licence } : null;
}

/** The complete credit of the images. */
export function imageCredit(credit: Credit | undefined): ImageCredit | null {
  if (!isCredited(credit)) return null;
  const { author, licence, changes } = credit;
  return { author, licence, licenceHref: licenceHref(credit), changes };
}

/** The work that the images come from: its title often names the diagnosis. */
export function workCredit(credit: Credit | undefined): WorkCredit | null {
  if (!isCredited(credit) || (credit.work === '' && credit.source === '')) return null;
  return { work: credit.work, source: safeHref(credit.source) ?? null };
}
