/** Words that are looked for in the text of an earlier report, without accents, small letters, as `plainWords` leaves them. */

/** Say nothing of what is measured. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a au aux avec ce cet cett chez d dan de des du ell en est et il l la le les leur lui mm cm ml uh hu ne ou par pas pour qu que qui sa se ses si son sou sur un une y entr'.split(
    ' ',
  ),
);

/** Say that something is measured, never which. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  'taill mesur mesurant dimension valeur grand plu maximal maximum max axe nombr environ'.split(' '),
);

/** Words of which one excludes the others: a number beside another of them is another measure. */
export const OPPOSED_WORDS: readonly (readonly string[])[] = [
  ['droit', 'gauch'],
  ['anterieur', 'posterieur'],
  ['superieur', 'inferieur'],
  ['medial', 'lateral'],
  ['intern', 'extern'],
  ['proximal', 'distal'],
  ['ascendant', 'descendant', 'transvers'],
  ['cranial', 'caudal'],
  [
    'longueur',
    'largeur',
    'epaisseur',
    'hauteur',
    'profondeur',
    'volum',
    'calibr',
    'distanc',
    'angl',
    'adc',
    'densit',
  ],
  ['axial', 'sagittal', 'coronal', 'frontal'],
];

/** Behind a letter or a digit, or what joins them to it, nothing is a number: « L4-L5 », « T12 », « l’1 ». */
export const NOT_BEHIND = String.raw`(?<![\p{L}\p{N}](?:[-–/.,'’_])?)`;

/** Between the ends of a range. */
export const TO = '[àa]';

/** Before or behind a number: it was told of a still earlier exam, « 12 mm contre 9 mm ». */
export const STILL_EARLIER =
  /(?<!\p{L})(?:ant[ée]rieurement|pr[ée]c[ée]demment|auparavant|initialement|contre|versus|vs|était|etait|mesurait|(?:examen|scanner|irm|[ée]chographie|bilan|contr[ôo]le)s?\s+(?:ant[ée]rieure?|pr[ée]c[ée]dente?)|connue?\s+[àa])(?!\p{L})/iu;

/** Before a number: a bound, not what was measured. */
export const BELOW =
  /(?:<|≤|inf[ée]rieure?s?\s+(?:ou\s+[ée]gale?s?\s+)?[àa]|moins\s+de|au\s+plus|jusqu['’][àa])\s*$/iu;
export const ABOVE = /(?:>|≥|sup[ée]rieure?s?\s+(?:ou\s+[ée]gale?s?\s+)?[àa]|plus\s+de|au\s+moins)\s*$/iu;
/** A number that is not told as it was measured. */
export const ABOUT = /(?:~|≈|environ|pr[èe]s\s+de|normale?s?|seuil|\bV?N)\s*[:=<>≤≥]?\s*$/iu;

/** Before a date: of the exam that the text reports. */
export const EXAM_DATE =
  /(?:date(?:\s+de\s+(?:l['’])?(?:examen|r[ée]alisation))?|examen|exam|irm|tdm|scanner|angioscanner|[ée]chographie|[ée]cho|radiographie|mammographie|compte[- ]rendu|r[ée]alis[ée]e?|effectu[ée]e?|fait)s?\s*(?:(?:en\s+date\s+)?(?:du|le|ce|:)\s*)*$/iu;
/** Before a date: of something else. */
export const OTHER_DATE =
  /(?:n[ée](?:e|\(e\)|·e)?\s+le|d\.?d\.?n\.?|naissance|ant[ée]rieure?s?|pr[ée]c[ée]dente?s?|comparaison|compar[ée]e?|contre|depuis|op[ée]r[ée]e?|imprim[ée]|valid[ée]|sign[ée]|prescri\p{L}+)[^.;\n\d]{0,40}$/iu;
export const MONTH_NAMES =
  '(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)';
/** How each month begins, without accents. */
export const MONTH_STARTS = [
  'jan',
  'fev',
  'mar',
  'avr',
  'mai',
  'juin',
  'juil',
  'aou',
  'sep',
  'oct',
  'nov',
  'dec',
];
