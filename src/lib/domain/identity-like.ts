/** What a piece of text could tell of a patient. */
export type IdentityKind = 'nir' | 'name' | 'birth' | 'record';

/** A piece of a text, from its first character to the one after its last. */
export interface IdentityLike {
  kind: IdentityKind;
  from: number;
  to: number;
  text: string;
}

/** Exams that a report is compared with are younger; whoever is examined is mostly older. */
const BIRTH_YEARS_AGO = 20;

const GAP = String.raw`[\s.\-]?`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const MONTH_NAME =
  '(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)';
const DATE = String.raw`(?:${DAY}\s?[/.\-]\s?${MONTH}\s?[/.\-]\s?(?:\d{4}|\d{2})|${DAY}(?:er)?\s+${MONTH_NAME}\s+\d{4})(?!\d)`;

/** Sex, year, month (beyond 12 where it is not known), department with Corsica's, commune, order, key. */
const NIR = new RegExp(
  String.raw`(?<![\d,])[1-478]${GAP}\d{2}${GAP}(?:0[1-9]|1[0-2]|[2-9]\d)${GAP}(?:\d{2}|2[AB])${GAP}\d{3}${GAP}\d{3}(?:${GAP}\d{2})?(?!\d)`,
  'giu',
);
/** « M. » stands for a muscle as well, whose name is not capitalised; « Mme X » names nobody. */
const NAME =
  /(?<![\p{L}\p{N}])(?:(?:M|Mr|MM)\.|Mr|Mmes?|Mlles?|Monsieur|Madame|Mademoiselle)\s+(?:(?:de|du|des|le|la|el|ben|van|von)\s+|[dl]['’])?\p{Lu}[\p{L}'’-]+(?:[ \u00a0]\p{Lu}[\p{L}'’-]+)*/gu;
const BORN = new RegExp(
  String.raw`(?<![\p{L}-])(?:n[ée](?:e|\(e\)|·e)?\s+le|d\.?d\.?n\.?|date\s+de\s+naissance)\s*:?\s*(?:${DATE}|\d{8})`,
  'giu',
);
const OLD_DATE = new RegExp(
  String.raw`(?<![\d/.,])${DAY}\s?[/.\-]\s?${MONTH}\s?[/.\-]\s?(\d{4})(?!\d)`,
  'gu',
);
/** Patient, stay, file and exam numbers as hospitals call them. */
const RECORD =
  /(?<![\p{L}\p{N}])(?:IPP|NIP|NDA|IEP|INS|(?:n°|num[ée]ro)\s*(?:de\s+)?(?:dossier|patient|s[ée]jour|s[ée]cu(?:rit[ée] sociale)?))\s*(?:n°)?\s*:?\s*\d[\d ]{3,}/giu;
const LONG_NUMBER = /(?<![\d,])(?:\d{8,}|0[1-9](?:[ .]\d{2}){4})(?!\d|,\d)/gu;

const compactDate = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

function found(kind: IdentityKind, text: string, pattern: RegExp): IdentityLike[] {
  return [...text.matchAll(pattern)].map((match) => {
    const said = match[0].trimEnd();
    return { kind, from: match.index, to: match.index + said.length, text: said };
  });
}

function oldDates(text: string, year: number): IdentityLike[] {
  return [...text.matchAll(OLD_DATE)]
    .filter(([, said]) => Number(said) >= 1900 && Number(said) <= year - BIRTH_YEARS_AGO)
    .map(({ 0: said, index }) => ({ kind: 'birth', from: index, to: index + said.length, text: said }));
}

/**
 * Pieces of a text that look like a patient's identity, in their order, none inside another. They warn and never
 * block: a name that is no patient's is told as well. `year` is the present one.
 */
export function identitiesIn(text: string, year: number): IdentityLike[] {
  const all = [
    ...found('nir', text, NIR),
    ...found('name', text, NAME),
    ...found('birth', text, BORN),
    ...oldDates(text, year),
    ...found('record', text, RECORD),
    ...found('record', text, LONG_NUMBER).filter((each) => !compactDate.test(each.text)),
  ];
  // One pass over the text, however much is found in it.
  const told = new Uint8Array(text.length);
  return all
    .filter(({ from, to }) => {
      const overlaps = told.subarray(from, to).includes(1);
      told.fill(1, from, to);
      return !overlaps;
    })
    .toSorted((one, other) => one.from - other.from);
}
