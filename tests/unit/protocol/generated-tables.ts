import type { AcquisitionRow } from '#lib/protocols/fields/acquisition-fields.ts';

/** Tables of MR sequences as departments write them, with the values that they mean. */

type Key = 'tr' | 'te' | 'fov' | 'thickness' | 'durationSeconds';
export type Meant = AcquisitionRow & Record<Key, number>;

/** The style in which a table is written. */
export interface Style {
  locale: 'fr' | 'fr-groups' | 'en' | 'en-groups';
  units: 'in headings' | 'others in headings' | 'in cells' | 'others in cells' | 'unsaid' | 'others unsaid';
  transposed: boolean;
  footnotes: 'none' | 'superscript' | 'star' | 'below';
  totals: 'none' | 'named' | 'bare';
  clock: 'm:s' | 'words' | 'seconds' | 'h:m:s';
}

export const STYLES: { readonly [Name in keyof Style]: readonly Style[Name][] } = {
  locale: ['fr', 'fr-groups', 'en', 'en-groups'],
  units: ['in headings', 'others in headings', 'in cells', 'others in cells', 'unsaid', 'others unsaid'],
  transposed: [false, true],
  footnotes: ['none', 'superscript', 'star', 'below'],
  totals: ['none', 'named', 'bare'],
  clock: ['m:s', 'words', 'seconds', 'h:m:s'],
};

const KEYS: readonly Key[] = ['tr', 'te', 'fov', 'thickness', 'durationSeconds'];
const LABELS = {
  fr: { name: 'Séquence', tr: 'TR', te: 'TE', fov: 'FOV', thickness: 'Épaisseur', durationSeconds: 'Durée' },
  en: {
    name: 'Sequence',
    tr: 'TR',
    te: 'TE',
    fov: 'FOV',
    thickness: 'Slice thickness',
    durationSeconds: 'Duration',
  },
};
/** The unit of each, and another one that it is also written in, which is this many of it. */
const UNITS: Record<Exclude<Key, 'durationSeconds'>, readonly [string, string, number]> = {
  tr: ['ms', 's', 1000],
  te: ['ms', 'ms', 1],
  fov: ['mm', 'cm', 10],
  thickness: ['mm', 'mm', 1],
};
const NAMES = ['Sag T1', 'Sag T2', 'Ax T2', 'Cor STIR', 'Ax DWI', '3D FLAIR', 'T1 FS gado', 'T2 étoile'];

export type Random = () => number;

/** Some of a list, or a whole number in a range. */
const pickOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!;
const wholeOf = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

function sequencesOf(random: Random): Meant[] {
  const first = wholeOf(random, 0, NAMES.length - 1);
  return Array.from({ length: wholeOf(random, 2, 6) }, (_, at) => ({
    name: NAMES[(first + at) % NAMES.length]!,
    tr: wholeOf(random, 40, 900) * 10 + pickOf(random, [0, 0, 0, 0.5]),
    te: wholeOf(random, 5, 130) + pickOf(random, [0, 0, 0.5]),
    fov: wholeOf(random, 14, 44) * 10,
    thickness: pickOf(random, [0.8, 1, 1.5, 2, 2.5, 3, 4, 5]),
    durationSeconds: wholeOf(random, 25, 590),
  }));
}

function numberText(value: number, locale: Style['locale']): string {
  const [whole = '', decimals] = String(Number(value.toFixed(4))).split('.');
  const group = { fr: '', 'fr-groups': '\u202f', en: '', 'en-groups': ',' }[locale];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${locale.startsWith('fr') ? ',' : '.'}${decimals}`;
}

const two = (value: number) => String(value).padStart(2, '0');

function clockText(seconds: number, { clock }: Style): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (clock === 'm:s') return `${minutes}:${two(rest)}`;
  if (clock === 'words') return minutes === 0 ? `${rest} s` : `${minutes} min ${two(rest)} s`;
  return clock === 'seconds' ? `${seconds} s` : `00:${two(minutes)}:${two(rest)}`;
}

function cellText(key: Key, value: number, style: Style): string {
  if (key === 'durationSeconds') return clockText(value, style);
  const [own, other, factor] = UNITS[key];
  const isOther = style.units.startsWith('others');
  const text = numberText(isOther ? value / factor : value, style.locale);
  return style.units.endsWith('in cells') ? `${text} ${isOther ? other : own}` : text;
}

function headingText(key: Key, style: Style): string {
  const label = LABELS[style.locale.startsWith('fr') ? 'fr' : 'en'][key];
  if (key === 'durationSeconds' || !style.units.endsWith('in headings')) return label;
  return `${label} (${UNITS[key][style.units.startsWith('others') ? 1 : 0]})`;
}

/** The mark of a note behind some cells. */
function marked(random: Random, text: string, { footnotes }: Style): string {
  if (random() > 0.3 || !/\d$/.test(text)) return text;
  return footnotes === 'superscript'
    ? `${text}${pickOf(random, ['¹', '²'])}`
    : footnotes === 'star'
      ? `${text}*`
      : text;
}

/** Rows and columns that are none of the table's: a sum, a note below. */
function besides(meant: readonly Meant[], style: Style): { total: string[][]; notes: string[][] } {
  const sum = meant.reduce((all, { durationSeconds }) => all + durationSeconds, 0);
  const blanks = KEYS.slice(1).map(() => '');
  const total =
    style.totals === 'none'
      ? []
      : [[style.totals === 'named' ? 'Total' : '', ...blanks, clockText(sum, style)]];
  const notes =
    style.footnotes === 'none'
      ? []
      : [['* selon la corpulence du patient'], ['¹ avec saturation de la graisse']];
  return { total, notes };
}

/** A table in the form of the clipboard, and its meaning. @param style how it is written; random where it does not say */
export function generatedTable(random: Random, given: Partial<Style> = {}) {
  const drawn = Object.fromEntries(
    Object.entries(STYLES).map(([name, values]) => [name, pickOf<unknown>(random, values)]),
  ) as unknown as Style;
  const style: Style = { ...drawn, ...given };
  const meant = sequencesOf(random);
  const name = LABELS[style.locale.startsWith('fr') ? 'fr' : 'en'].name;
  const { total, notes } = besides(meant, style);
  const rows = [
    [name, ...KEYS.map((key) => headingText(key, style))],
    ...meant.map((row) => [
      row.name,
      ...KEYS.map((key) => marked(random, cellText(key, row[key], style), style)),
    ]),
    ...total,
  ];
  const table = style.transposed ? rows[0]!.map((_, at) => rows.map((row) => row[at] ?? '')) : rows;
  const text = [...table, ...notes].map((row) => row.join('\t')).join('\n');
  return { style, meant, text, keys: KEYS };
}
