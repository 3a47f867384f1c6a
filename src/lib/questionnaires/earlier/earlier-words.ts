/**
 * Words searched for in the text of an earlier report, without accents and in lower case, as `plainWords` returns
 * them.
 */

/** Words that name neither the measured thing, nor an absence, nor a decrease. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a au aux avec ce cet cett chez d dan de des du ell en est et il l la le les leur lui mm cm ml uh hu par qu que qui sa se ses son sou sur un une y'.split(
    ' ',
  ),
);

/** Words that announce a measurement but not what is measured. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  'taill mesur mesurant dimension valeur grand plu maximal maximum max axe nombr'.split(' '),
);

/** Words that exclude each other: a number beside another word of the group is another measure. */
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

/**
 * After a letter or a digit, or a character that joins them to it, digits are not numbers: « L4-L5 », « T12 », « l’1 »;
 * nor are lone decimals: « ,9 ».
 */
export const NOT_BEHIND = String.raw`(?<![\p{L}\p{N}](?:[-–/.,'’_])?|[.,·])`;

/** The word between the ends of a range. */
export const TO = '[àa]';

/** Before or after a number: it belongs to a still earlier exam, « 12 mm contre 9 mm ». */
export const STILL_EARLIER =
  /(?<!\p{L})(?:ant[ée]rieurement|pr[ée]c[ée]demment|auparavant|initialement|contre|versus|vs|était|etait|mesurait|(?:examen|scanner|irm|[ée]chographie|bilan|contr[ôo]le)s?\s+(?:ant[ée]rieure?|pr[ée]c[ée]dente?)|connue?\s+[àa])(?!\p{L})/iu;

/** In the sentence of a number: its time is unclear, or it is one of two dimensions. */
export const OTHER_TIME =
  /(?<!\p{L})(?:actuellement|aujourd['’]hui|ce\s+jour|d[ée]sormais|maintenant|(?:en|depuis)\s+(?:19|20)\d{2})(?![\p{L}\d])|(?<![\p{L}\d])[x×*]\s?\d/iu;

/** Headings of a report's sections; sections about another time contain the findings of other exams. */
export const SECTION =
  /^[\s•*#_«"-]*(?:(indications?|renseignements?|contexte|ant[ée]c[ée]dents?|ant[ée]riorit[ée]s?|histoire|motif|clinique|comparai\p{L}+|comparatifs?|r[ée]f[ée]rences?)|r[ée]sultats?|descriptions?|conclusions?|techniques?|protocole|interpr[ée]tation|compte[- ]rendu|synth[eè]se|impression|au\s+total)(?!\p{L})/gimu;

/** Words for more than one thing: which of them is measured is then unclear. */
export const SEVERAL =
  /(?<!\p{L})(?:autres?|deux|trois|quatre|cinq|six|plusieurs|multiples?|quelques|diff[ée]rente?s|chacune?s?|respectivement)(?!\p{L})/iu;

/** « plus » alone: a difference, or a bound; « le plus grand axe » is neither. */
export const MORE = /(?<!\p{L})plus(?!\s+(?:grande?|petite?|longu?e?|large)s?(?!\p{L}))(?!\p{L})/iu;

/**
 * The only characters allowed around a measure besides words: anything else, « + », « < », a date, changes its
 * meaning.
 */
export const PLAIN_SIGNS = /^(?!.*(?:\d{3}|\d[.\-–]\d))[\p{L}\p{M}\d\s.,:()'’«»"•*°\-–—]*$/su;

/** Before a number, shows that it is a bound, not a measured value. */
export const BELOW =
  /(?:[<≤‹]\s*[àa]?|inf[ée]rieure?s?\s+(?:ou\s+[ée]gale?s?\s+)?[àa]|moins\s+de|au\s+plus|jusqu['’][àa])\s*$/iu;
export const ABOVE =
  /(?:[>≥›]\s*[àa]?|sup[ée]rieure?s?\s+(?:ou\s+[ée]gale?s?\s+)?[àa]|plus\s+de|au\s+moins)\s*$/iu;
/** Before a number, shows that it is approximate or a reference value, not measured. */
export const ABOUT = /(?:~|≈|environ|pr[èe]s\s+de|normale?s?|seuil|\bV?N)\s*[:=<>≤≥]?\s*$/iu;

/** How a line with the date of the exam begins: « IRM cérébrale du », « Date de l’examen : ». */
export const EXAM_LINE =
  /^[\s•*«"(-]*(?:date|examen|exam|irm|tdm|(?:angio-?)?scanner|uroscanner|arthroscanner|t[ée]p|[ée]chographie|[ée]cho(?:-?doppler)?|doppler|radiographies?|radio|mammographie|tomodensitom[ée]trie|imagerie|compte[- ]rendu|r[ée]alis[ée]e?|effectu[ée]e?|fait)(?!\p{L})/iu;
/** The text allowed before and after the date on such a line, which contains no findings. */
export const BEFORE_EXAM_DATE = /(?:(?<!\p{L})(?:du|le)|:)\s*$/iu;
export const BEHIND_EXAM_DATE = /^\s*(?:,?\s*à\s*\d{1,2}\s?(?:h|:)\s?(?:\d{2})?)?[\s.:,)»"]*$/iu;
/** Before a date, shows that it is a date of birth. */
export const BIRTH = /(?:(?<!\p{L})n[ée](?:e|\(e\)|·e)?\s+le|d\.?d\.?n\.?|naissance)[^.;\n\d]{0,40}$/iu;
/** Before a date, shows that it belongs to a compared exam, an operation, or the report itself. */
export const OTHER_DATE =
  /(?:ant[ée]rieure?s?|ant[ée]riorit[ée]s?|ant[ée]c[ée]dents?|pr[ée]c[ée]dente?s?|ancienne?s?|initiale?s?|premi[eè]re?s?|dernier|derni[eè]re|r[ée]f[ée]rence|compara\p{L}+|compar[ée]e?s?|par\s+rapport|contre|versus|(?<!\p{L})vs(?!\p{L})|stable|inchang\p{L}+|depuis|op[ée]r[ée]e?|ectomie|chirurgi\p{L}+|intervention|biopsie|greffe|imprim[ée]|dict[ée]|valid[ée]|sign[ée]|[ée]dit[ée]|re[çc]u|prescri\p{L}+|pr[ée]vue?|prochaine?|rendez-vous)[^.;\n\d]{0,60}$/iu;
export const MONTH_NAMES =
  '(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)';
/** The first letters of each month, without accents. */
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
