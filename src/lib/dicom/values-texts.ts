import { formatLongDate } from '#lib/platform/format-texts.ts';
import { modalityName } from './modality-names-texts.ts';

/** Values of DICOM attributes in words, for people who do not know the codes. */

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PhotometricInterpretation: {
    MONOCHROME1: 'niveaux de gris inversés',
    MONOCHROME2: 'niveaux de gris',
    RGB: 'couleurs',
  },
  VOILUTFunction: {
    LINEAR: 'linéaire',
    LINEAR_EXACT: 'linéaire, bornes exactes',
    SIGMOID: 'sigmoïde',
  },
  RescaleType: {
    HU: 'unités Hounsfield (UH)',
    US: 'sans unité',
    OD: 'densité optique (millièmes)',
    MGML: 'mg/ml',
    PCT: '%',
    CNTS: 'coups',
    BQML: 'Bq/ml',
    GML: 'g/ml',
    SUV: 'SUV',
  },
  PixelSpacingCalibrationType: { GEOMETRY: 'par la géométrie', FIDUCIAL: 'par un objet de taille connue' },
  Units: { CNTS: 'coups', BQML: 'Bq/ml', GML: 'g/ml' },
  SUVType: {
    BW: 'par le poids',
    BSA: 'par la surface corporelle',
    LBM: 'par la masse maigre',
    LBMJAMES128: 'par la masse maigre (James)',
    LBMJANMA: 'par la masse maigre (Janmahasatian)',
    IBW: 'par le poids idéal',
  },
};

const SEXES: Readonly<Record<string, string>> = { M: 'masculin', F: 'féminin', O: 'autre' };
const AGE_UNITS: Readonly<Record<string, string>> = { Y: 'ans', M: 'mois', W: 'semaines', D: 'jours' };

/** Attributes with a date (with or without time), a time, or a person's name. */
const DATES = new Set([
  0x00080012, 0x00080020, 0x00080021, 0x00080022, 0x00080023, 0x0008002a, 0x00100030, 0x00400244,
]);
const HOURS = new Set([0x00080013, 0x00080030, 0x00080031, 0x00080032, 0x00080033, 0x00100032]);
const PEOPLE = new Set([
  0x00080090, 0x00081048, 0x00081050, 0x00081060, 0x00081070, 0x00100010, 0x00101001, 0x00101005, 0x00101060,
  0x00321032, 0x00400006,
]);
const [SEX, AGE] = [0x00100040, 0x00101010];
/** Attributes for height and weight, with their units. */
const MEASURED: Readonly<Record<number, string>> = { 1052704: 'm', 1052720: 'kg' };

/** Numbers in French notation. */
function numbers(value: string): string {
  return /^[-+\d.e \\]+$/i.test(value)
    ? value.replaceAll(' \\ ', '\u202f; ').replaceAll('.', ',').replaceAll('-', '−')
    : value;
}

/** « 20030417 » → « 17 avril 2003 », « 20030417143200 » → « 17 avril 2003 à 14 h 32 »; other text is unchanged. */
function dateOf(value: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})\.?(\d\d)\.?(\d\d)(?:(\d\d)(\d\d))?/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return value;
  const said = formatLongDate(date.toISOString());
  return hour ? `${said} à ${Number(hour)}\u00a0h\u00a0${minute}` : said;
}

/** « 143200.000 » → « 14 h 32 ». */
function hourOf(value: string): string {
  const [, hour, minute] = /^(\d\d):?(\d\d)/.exec(value) ?? [];
  return hour ? `${Number(hour)}\u00a0h\u00a0${minute}` : value;
}

/** « 045Y » → « 45 ans ». */
function ageOf(value: string): string {
  const [, count, unit = ''] = /^(\d{3})([YMWD])$/.exec(value) ?? [];
  const years = Number(count);
  const word = AGE_UNITS[unit];
  return word ? `${years}\u00a0${years < 2 && word !== 'mois' ? word.slice(0, -1) : word}` : value;
}

/** « 1.720000 » → « 1,72 m »; some devices write 0 for an unknown value. */
function measured(value: string, unit: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number) || number < 0) return value;
  return number === 0 ? 'non renseigné' : `${String(number).replace('.', ',')}\u00a0${unit}`;
}

/** The value of a sent attribute in words, by its keyword. */
export function keptValue(keyword: string, value: string): string {
  if (keyword === 'Modality') return modalityName(value);
  return WORDS[keyword]?.[value] ?? numbers(value);
}

/** The value, in words, of an attribute that is not sent, by its tag. */
export function leftValue(tag: number, value: string): string {
  if (DATES.has(tag)) return dateOf(value);
  if (HOURS.has(tag)) return hourOf(value);
  if (PEOPLE.has(tag)) return value.replace(/\^+/g, ' ').trim();
  if (tag === SEX) return SEXES[value] ?? value;
  if (tag === AGE) return ageOf(value);
  const unit = MEASURED[tag];
  if (unit) return measured(value, unit);
  return value;
}
