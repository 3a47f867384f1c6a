/** A number, optionally with spaces between groups of three digits, and a decimal comma or point. */
const NUMBER = /^([-−–]?)((?:\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]\d*)?|[.,]\d+)(?!\s?[\d.,])/u;

/** Groups of equivalent units, without accents and in lower case. */
const SAME_UNIT: readonly (readonly string[])[] = [
  ['ml', 'cc', 'cm3'],
  ['cl', 'centilitre', 'centilitres'],
  ['l', 'litre', 'litres'],
  ['mm', 'millimetre', 'millimetres'],
  ['cm', 'centimetre', 'centimetres'],
  ['m', 'metre', 'metres'],
  ['°', 'deg', 'degre', 'degres'],
  ['%', 'pourcent', 'pour cent'],
  ['uh', 'hu'],
  ['an', 'ans', 'annee', 'annees'],
  ['j', 'jour', 'jours'],
  ['sem', 'semaine', 'semaines'],
  ['h', 'heure', 'heures'],
  ['min', 'minute', 'minutes'],
  ['s', 'sec', 'seconde', 'secondes'],
];

/** A typed text in two parts: a number, and the words after it, which may be its unit. */
interface TypedNumber {
  value: number;
  /** The digits as typed. */
  digits: string;
  rest: string;
}

/** Reads the number at the start of a text, « 4,5 », « 1 234 », « −3 mm »; null if there is none. */
export function readTypedNumber(text: string): TypedNumber | null {
  const typed = text.trim();
  const [all = '', sign = '', digits = ''] = NUMBER.exec(typed) ?? [];
  if (all === '') return null;
  const value = Number((sign ? '-' : '') + digits.replace(/\s/gu, '').replace(',', '.'));
  return Number.isFinite(value) ? { value, digits, rest: typed.slice(all.length).trim() } : null;
}

/** Whether two texts name the same unit: « cm³ » and « mL », « HU » and « UH », in any case. */
export function isSameUnit(one: string, other: string): boolean {
  const [first, second] = [plainUnit(one), plainUnit(other)];
  return first === second || SAME_UNIT.some((names) => names.includes(first) && names.includes(second));
}

function plainUnit(unit: string): string {
  return unit
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/μ/g, 'u')
    .replace(/º/g, '°')
    .replace(/\s+/gu, ' ')
    .replace(/\.$/, '')
    .trim();
}

/** A number as a French person would type it: no thousands separator, a decimal comma. */
export function typedNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** The significant decimals of a typed number: « 12,50 » has one. */
export function decimalsOf(digits: string): number {
  return /[.,](\d*?)0*$/.exec(digits)?.[1]?.length ?? 0;
}
