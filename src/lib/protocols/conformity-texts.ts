import { agree, counted, formatDecimal, formatList, quoted } from '#lib/platform/format-texts.ts';
import type { CellValue } from './cells.ts';
import type { Counts, ParameterResult } from './conformity/conformity.ts';
import type { DoseResult } from './conformity/dose-results.ts';
import { valueText } from './field-text.ts';
import type { Field } from './fields/field.ts';
import {
  type OwnTolerances,
  TOLERANCE_FIELDS,
  TOLERANCE_KEYS,
  type Tolerance,
  toleranceOf,
} from './fields/tolerance-fields.ts';

type Verdict = ParameterResult['verdict'];

const parameters = (count: number) => counted(count, 'paramètre');

/** Counts of uncertain values, after a verdict: « ; 3 non lus ; 2 à comparer ». */
function reserves({ unread, check }: Pick<Counts, 'unread' | 'check'>): string[] {
  return [
    ...(unread > 0 ? [counted(unread, 'non lu', 'non lus')] : []),
    ...(check > 0 ? [counted(check, 'à comparer', 'à comparer')] : []),
  ];
}

const joined = (parts: readonly string[]) => parts.join('\u202f; ');

/** The verdict; « conforme » concerns only the values read, so the number of others follows. */
function verdictLine(counts: Pick<Counts, 'conform' | 'gap' | 'check' | 'unread'>): string {
  const { conform, gap } = counts;
  const compared = conform + gap;
  if (compared === 0) return joined(['Aucun paramètre comparé', ...reserves(counts)]);
  const head =
    gap > 0
      ? `${counted(gap, 'écart')} sur ${parameters(compared)} ${agree(compared, 'comparé', 'comparés')}`
      : `Conforme sur ${parameters(compared)} ${agree(compared, 'lu', 'lus')}`;
  return joined([head, ...reserves(counts)]);
}

/** The line that summarises the comparison of an exam with its protocol. */
function headline(counts: Counts): string {
  const { doubtful, missing, gap } = counts;
  const line = verdictLine(counts);
  const lacks = missing > 0 ? [counted(missing, 'ligne absente', 'lignes absentes')] : [];
  // While any pair is doubtful, nothing is declared conforming.
  if (doubtful > 0) {
    const first = `${counted(doubtful, 'ligne')} à confirmer`;
    return joined([first, ...lacks, gap > 0 ? line : line.replace(/^Conforme sur/, 'sans écart sur')]);
  }
  if (missing > 0 && gap === 0) return joined([...lacks, line.replace(/^Conforme sur/, 'sans écart sur')]);
  return joined([line, ...lacks]);
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  conform: 'Conforme',
  gap: 'Écart',
  check: 'À comparer',
  unread: 'Non lu',
  unprescribed: 'Non prescrit',
};

/** « ± 5 % », « + 20 % au plus »; a tolerance of 0 allows no deviation. */
function allowed(field: Field, { by, value, onlyAbove }: Tolerance): string {
  const unit = by === '%' ? '%' : 'unit' in field.shape ? field.shape.unit : '';
  const space = unit === '' || unit === '°' ? '' : '\u00a0';
  const amount = `${formatDecimal(value)}${space}${unit}`;
  if (value === 0) return 'valeur exacte';
  return onlyAbove ? `+\u00a0${amount} au plus` : `±\u00a0${amount}`;
}

const tolerance = (field: Field, of: Tolerance): string =>
  of.isOwn ? `${allowed(field, of)}, tolérance du protocole` : allowed(field, of);

/** The tolerances set by a protocol's author: « TR ± 2 % ». */
export function ownTolerances(own: OwnTolerances = {}): string[] {
  return TOLERANCE_KEYS.flatMap((key) => {
    const field = TOLERANCE_FIELDS[key];
    const set = own[key] === undefined ? undefined : toleranceOf(key, own);
    return set ? [`${field.abbreviation} ${allowed(field, set)}`] : [];
  });
}

const DOSE_UNITS = { ctdiVol: 'mGy', dlp: 'mGy·cm' } as const;
const DOSE_NAMES = { ctdiVol: 'IDSV', dlp: 'PDL' } as const;
const dose = (value: number, quantity: DoseResult['quantity']) =>
  `${formatDecimal(value)}\u00a0${DOSE_UNITS[quantity]}`;

/** « Conforme ? »: the comparison of an exam's files with a protocol, in the browser. */
export const conformityMessages = {
  pageTitle: (title: string) => `Conforme\u202f? ${title}`,
  title: 'Conforme\u202f?',
  whichScanner:
    'Ce protocole a des valeurs différentes selon l’appareil\u00a0: choisissez celui qui a fait l’examen, et ses fichiers seront comparés à ses valeurs.',
  subtitle: 'Les fichiers d’un examen comparés aux lignes de ce protocole.',
  needsScript: 'La comparaison a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  noRows: 'Ce protocole n’a pas encore de ligne d’acquisition\u00a0: il n’y a rien à comparer.',
  place: 'Les fichiers de l’examen',
  placeHint: 'Déposez ici les fichiers, le dossier ou une archive de l’examen, rapport de dose compris.',
  promise:
    'Tout est lu et comparé dans ce navigateur\u00a0: rien ne part, rien n’est gardé, et aucun nom de patient n’est lu.',
  none: 'Aucune série de ces fichiers n’a de paramètre à comparer.',
  again: 'Comparer d’autres fichiers',
  several: (count: number) =>
    `Ces fichiers sont de ${counted(count, 'examen')}\u00a0: lequel comparer\u202f?`,
  severalHint: 'Deux examens, ou deux patients, ne se comparent pas ensemble.',
  exam: (at: number) => `Examen ${at}`,
  examFacts: (series: number, images: number) =>
    `${counted(series, 'série', 'séries')}, ${counted(images, 'image')}`,
  /** From `YYYYMMDDHHMMSS`, which may be cut off; `''` without a date. */
  begun: (moment: string) => {
    const [, year, month, day, hour, minute] = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})/.exec(moment) ?? [];
    return year === undefined || year === '0000'
      ? ''
      : `le ${day}/${month}/${year} à ${hour}\u00a0h\u00a0${minute}`;
  },
  compareThis: 'Comparer',
  otherExam: 'Choisir un autre examen',
  otherType: (tables: readonly string[]) =>
    `Aucune série de ces fichiers n’est du type du protocole\u00a0: ${formatList(tables)}.`,
  headline,
  verdictLine,
  verdicts: VERDICTS,
  heads: { parameter: 'Paramètre', expected: 'Protocole', read: 'Examen', verdict: 'Verdict' },
  tolerance,
  value: (field: Field, value: CellValue) => valueText(field, value),
  others: (texts: readonly string[]) => `aussi ${formatList(texts)}`,
  nothing: '—',
  parametersOf: (name: string) => `Paramètres de ${quoted(name)}`,
  rowName: (name: string) => (name.trim() === '' ? 'Ligne sans nom' : name),
  series: 'Série de l’examen',
  seriesOf: (name: string) => `Série de l’examen pour ${quoted(name)}`,
  noSeries: 'Aucune',
  option: (name: string, label: string, images: number) =>
    `${label === '' ? name : `${name}, ${quoted(label)}`} (${counted(images, 'image')})`,
  doubtful: 'À confirmer\u00a0: une autre série, ou une autre ligne, est presque aussi vraisemblable.',
  confirm: 'C’est la bonne série',
  confirmOf: (name: string) => `C’est la bonne série pour ${quoted(name)}`,
  missing: 'Absente de l’examen.',
  repeated: (count: number) =>
    `Acquise ${count + 1}\u00a0fois\u00a0: la dernière est comparée, les autres peuvent être choisies.`,
  unprescribed: (count: number) =>
    counted(count, 'valeur lue et non prescrite', 'valeurs lues et non prescrites'),
  rest: 'Séries hors du protocole',
  extra: (count: number) => counted(count, 'série en plus', 'séries en plus'),
  aside: (count: number) =>
    counted(
      count,
      'série de repérage ou calculée, non comparée',
      'séries de repérage ou calculées, non comparées',
    ),
  doses: 'Dose',
  doseOf: ({ name, quantity }: DoseResult) =>
    `${DOSE_NAMES[quantity]}${name ? ` de ${quoted(name)}` : ' de l’examen'}`,
  dose: ({ value, quantity, isPartial }: DoseResult) =>
    value === undefined ? 'non lue' : `${dose(value, quantity)}${isPartial ? ' au moins' : ''}`,
  doseReference: ({ reference, quantity }: DoseResult) => `référence ${dose(reference, quantity)}`,
  announced: (line: string) => `Comparaison faite. ${line}`,
};
