import { filesOfImage } from '#lib/images/files-of-image.ts';
import type { CaseImage } from './body-schema.ts';
import { type Credit, isCredited } from './credit.ts';

/** Why an image does not leave in a file of ours; `questions/picture-texts.ts` words it. */
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
/** A licence's address says it as well as its name. */
const NO_DERIVATIVES_ADDRESS = /\/by(?:-nc)?-nd(?:\/|$)/i;
const NAMES_AUTHOR = /^cc by\b/;
/** Terms under which anybody may pass an image on, made smaller, with its credit. */
const OTHERS =
  /^(?:public domain(?: mark(?: \d\.\d)?)?|domaine public|licence ouverte(?: \/ etalab)?(?: \d\.\d)?)$/;

/** Names of licences are written with hyphens and without. */
const plainName = (licence: string) =>
  licence
    .trim()
    .toLowerCase()
    .replace(/^cc0\b/, 'cc 0')
    .replace(/[\s\u00a0\u202f_-]+/g, ' ');

/** Why the licence of borrowed images keeps them here; one's own have none and may leave. */
function licenceKeeps(credit: Credit | undefined): Staying | undefined {
  if (!isCredited(credit)) return undefined;
  const name = plainName(credit.licence);
  if (name === '') return 'no-licence';
  // What leaves is drawn anew, smaller and with a window: nobody may pass that on.
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
 * What keeps an image of a case from leaving in a file that others open elsewhere; empty where nothing does.
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
