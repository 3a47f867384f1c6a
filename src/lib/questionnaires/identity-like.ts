/** The kinds of text that may identify a patient. */
export type IdentityKind = 'nir' | 'name' | 'birth' | 'record';

/** A range of a text that may identify a patient (the end is exclusive). */
export interface IdentityLike {
  kind: IdentityKind;
  from: number;
  to: number;
  text: string;
}

/** Only dates at least this old (years) count as births: compared exams are more recent, most patients older. */
const BIRTH_YEARS_AGO = 20;

const GAP = String.raw`[\s.\-]?`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const MONTH_NAME =
  '(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)';
const DATE = String.raw`(?:${DAY}\s?[/.\-]\s?${MONTH}\s?[/.\-]\s?(?:\d{4}|\d{2})|${DAY}(?:er)?\s+${MONTH_NAME}\s+\d{4})(?!\d)`;

/** Sex, year, month (beyond 12 if unknown), department (including Corsica's), commune, order, key. */
const NIR = new RegExp(
  String.raw`(?<![\d,])[1-478]${GAP}\d{2}${GAP}(?:0[1-9]|1[0-2]|[2-9]\d)${GAP}(?:\d{2}|2[AB])${GAP}\d{3}${GAP}\d{3}(?:${GAP}\d{2})?(?!\d)`,
  'giu',
);
/** A surname has at least two letters: « Mme X » identifies nobody. */
const SURNAME = String.raw`(?:(?:de|du|des|le|la|el|ben|van|von)\s+|[dl]['’])?\p{Lu}[\p{L}'’-]+`;
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:M|M[rR]|MM)\.|M[rR]|M(?:me|ME)[sS]?|M(?:lle|LLE)[sS]?|Monsieur|MONSIEUR|Madame|MADAME|Mademoiselle|MADEMOISELLE)\s+${SURNAME}(?:[ \u00a0]\p{Lu}[\p{L}'’-]+)*`,
  'gu',
);
/** A maiden name, or a name after its label; not « né à terme » or « née le ». */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}-])(?:[nN](?:ée?|É|ÉE)|N(?:E|EE|ÉE)|(?:[ÉEée]p(?:ouse|\.)|[vV](?:euve|ve))|(?:[nN]om|NOM)(?:\s+(?:de\s+)?(?:naissance|famille|jeune fille|usage|marital))?\s*:|[pP]r[ée]noms?\s*:)\s+(?!L[eE](?!\p{L})|À(?!\p{L}))${SURNAME}`,
  'gu',
);
/** « M. » also abbreviates « muscle », with a capitalised name in « M. Grand fessier » or « M. Biceps ». */
const MUSCLE =
  /^MM?\.\s+(?:(?:biceps|triceps|quadriceps|delto|trap[èe]ze|psoas|sol[ée]aire|sartorius|gracile|gastrocn|pectin|popl|pirif|pyramidal|supra-?[ée]pineux|infra-?[ée]pineux|sub-?scapulaire|sus-?[ée]pineux|sous-?[ée]pineux|sous-?scapulaire|semi-|demi-|tibial|fibulaire|p[ée]ronier|brachi|coraco|subscap|iliaque|ilio|obturateur|jumeau|jambier|masseter|mass[ée]ter|temporal|pt[ée]rygo|sterno|scal[èe]ne|spl[ée]nius|multifid|[ée]recteur|rhombo|buccinateur|diaphragme)[\p{L}-]*|(?:grand|moyen|petit|long|court|droit|vaste|large|rond|carr[ée]|tenseur|fl[ée]chisseur|extenseur|abducteur|adducteur|[ée]l[ée]vateur|releveur|opposant|premier|second)s?\s+(?:fessier|pectoral|dorsal|dentel[ée]|rond|oblique|droit|adducteur|abducteur|palmaire|p[ée]ronier|fibulaire|extenseur|fl[ée]chisseur|supinateur|complexus|psoas|zygomatique|vaste|lat[ée]ral|m[ée]dial|interm[ée]diaire|externe|interne|ant[ée]rieur|post[ée]rieur|biceps|du|de|des|pronateur|f[ée]moral|abdominal|pronateur|trochanter|plantaire)s?(?!\p{L}))/iu;
const BORN = new RegExp(
  String.raw`(?<![\p{L}-])(?:n[ée](?:e|\(e\)|·e)?\s+le|d\.?d\.?n\.?|date\s+de\s+naissance)\s*:?\s*(?:${DATE}|\d{8})`,
  'giu',
);
const OLD_DATE = new RegExp(
  String.raw`(?<![\d/.,])${DAY}\s?[/.\-]\s?${MONTH}\s?[/.\-]\s?(\d{4})(?!\d)`,
  'gu',
);
/** Identifiers of patients, stays, files and exams under the names that hospitals use. */
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

/** An act or event followed by a date, up to the words right before the date, which is then not a birth. */
const DATED_ACT =
  /(?:irm|tdm|scanners?|scanographies?|tomodensitom[ée]tries?|[ée]cho(?:graphies?|doppler|s)?|doppler|radio(?:graphie|s)?s?|rx|clich[ée]s?|mammo(?:graphie)?s?|scintigraphies?|tep|pet(?:-scan)?|arthroscanner|angioscanner|examens?|imagerie|ant[ée]rieure?s?|comparaison|compte[- ]rendu|bilan|biopsies?|op[ée]r[ée]e?|op[ée]ration|intervention|chirurgie|proth[èe]se|[\p{L}]+(?:ectomie|plastie|scopie|tomie|graphie)|pos[ée]e?|pose|implant[ée]e?|accident|traumatisme|chute|fracture|avc|infarctus|depuis|datant|contr[ôo]le|suivi|accouchement|c[ée]sarienne|greffe)(?!\p{L})[^,;.\n]{0,40}$/iu;

const isDatedAct = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 80), at);
  return DATED_ACT.test(before) && !/n[ée]e?\s/iu.test(before.slice(-12));
};

function oldDates(text: string, year: number): IdentityLike[] {
  return [...text.matchAll(OLD_DATE)]
    .filter(([, said]) => Number(said) >= 1900 && Number(said) <= year - BIRTH_YEARS_AGO)
    .filter(({ index }) => !isDatedAct(text, index))
    .map(({ 0: said, index }) => ({ kind: 'birth', from: index, to: index + said.length, text: said }));
}

/**
 * Passages of a text that look like a patient's identity, in order, without overlaps. They are only warnings: other
 * people's names match as well. `year` is the current year.
 */
export function identitiesIn(text: string, year: number): IdentityLike[] {
  const all = [
    ...found('nir', text, NIR),
    ...found('name', text, NAME).filter(({ from }) => !MUSCLE.test(text.slice(from, from + 80))),
    ...found('name', text, NAMED),
    ...found('birth', text, BORN),
    ...oldDates(text, year),
    ...found('record', text, RECORD),
    ...found('record', text, LONG_NUMBER).filter((each) => !compactDate.test(each.text)),
  ];
  // A single pass over the text keeps the cost linear.
  const told = new Uint8Array(text.length);
  return all
    .filter(({ from, to }) => {
      const overlaps = told.subarray(from, to).includes(1);
      told.fill(1, from, to);
      return !overlaps;
    })
    .toSorted((one, other) => one.from - other.from);
}
