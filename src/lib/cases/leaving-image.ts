import { filesOfImage } from '#lib/images/files-of-image.ts';
import type { CaseImage } from './body-schema.ts';
import { type Credit, isCredited } from './credit.ts';

/** The reasons for which an image may not be exported; `questions/picture-texts.ts` has their texts. */
export const STAYING = [
  'hidden',
  'unattested',
  'no-licence',
  'no-derivatives',
  'unknown-licence',
  'no-author',
] as const;
export type Staying = (typeof STAYING)[number];

/** « CC BY-SA 4.0 », « cc-by 2.5 », « CC BY (version non précisée) ». */
const CREATIVE_COMMONS = /^cc (?:0|by(?: nc)?(?: sa)?)(?: \d(?:\.\d)?)?(?: \(version non précisée\))?$/;
const NO_DERIVATIVES = /^cc by(?: nc)? nd\b/;
/** The address of a licence identifies it as well as its name does. */
const NO_DERIVATIVES_ADDRESS = /\/by(?:-nc)?-nd(?:\/|$)/i;
const NAMES_AUTHOR = /^cc by\b/;
/** Other terms that allow anybody to redistribute an image, reduced in size, with its credit. */
const OTHERS =
  /^(?:public domain(?: mark(?: \d\.\d)?)?|domaine public|licence ouverte(?: \/ etalab)?(?: \d\.\d)?)$/;

/** A licence's name in a uniform form, since hyphens are used inconsistently. */
const plainName = (licence: string) =>
  licence
    .trim()
    .toLowerCase()
    .replace(/^cc0\b/, 'cc 0')
    .replace(/[\s\u00a0\u202f_-]+/g, ' ');

/** The reason for which the licence of borrowed images forbids their export; an author's own images have no credit. */
function licenceKeeps(credit: Credit | undefined): Staying | undefined {
  if (!isCredited(credit)) return undefined;
  const name = plainName(credit.licence);
  if (name === '') return 'no-licence';
  // The exported picture is a derivative: reduced in size, and rendered with a window.
  if (NO_DERIVATIVES.test(name) || NO_DERIVATIVES_ADDRESS.test(credit.licenceUrl)) return 'no-derivatives';
  if (!CREATIVE_COMMONS.test(name) && !OTHERS.test(name)) return 'unknown-licence';
  return NAMES_AUTHOR.test(name) && credit.author.trim() === '' ? 'no-author' : undefined;
}

/** Files of a case that stay, whatever its licence. */
export interface KeptFiles {
  /** Those that were flagged and are hidden from readers: attestations stand, and authors still see them. */
  hidden: ReadonlySet<string>;
  /** Those that nobody attested to show nobody's identity. */
  unattested: ReadonlySet<string>;
}

/**
 * The reasons for which an image may not be exported to a file for other systems; empty when it may.
 * @param kept of its case
 */
export function stayingReasons(image: CaseImage, credit: Credit | undefined, kept: KeptFiles): Staying[] {
  const licence = licenceKeeps(credit);
  const files = filesOfImage(image);
  return [
    ...(['hidden', 'unattested'] as const).filter((why) => files.some((file) => kept[why].has(file))),
    ...(licence ? [licence] : []),
  ];
}
