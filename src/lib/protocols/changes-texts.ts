import type { FieldDifference } from '#lib/items/differences.ts';
import { fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import { TOLERANCE_FIELDS, TOLERANCE_KEYS } from './fields/tolerance-fields.ts';
import type { SectionName } from './sections.ts';
import { protocolMessages as m } from './texts.ts';

export const SECTION_NAMES: Readonly<Record<SectionName, string>> = {
  general: 'Général',
  indications: m.indications,
  contraindications: m.contraindications,
  preparation: m.preparation,
  contrast: m.contrast,
  acquisition: m.acquisition,
  doseReference: 'Dose de référence du service',
  tolerances: 'Tolérances',
  postProcessing: m.postProcessing,
  pitfalls: m.pitfalls,
  successCriteria: m.successCriteria,
  references: m.references,
};

/** The fields of sections, by their keys. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  general: {
    imagingType: 'Type d’imagerie',
    region: 'Région',
    version: 'Version',
    description: 'Description',
  },
  preparation: m.preparationFields,
  contrast: {
    agent: m.contrastFields.agent,
    concentration: m.contrastFields.concentration,
    doseMlPerKg: m.contrastFields.dose,
    maximumDoseMl: 'Dose maximale',
    rateMlPerSecond: m.contrastFields.rate,
    delaySeconds: m.contrastFields.delay,
    bolusTracking: m.contrastFields.bolusTracking,
    flush: m.contrastFields.flush,
    comment: m.contrastFields.comment,
  },
  doseReference: { ctdiVol: 'IDSV', dlp: 'PDL', source: 'Origine' },
  tolerances: Object.fromEntries(TOLERANCE_KEYS.map((key) => [key, TOLERANCE_FIELDS[key].label])),
};

/** What a field of a section, or of the rows of a table, is called. */
export function fieldName({
  section,
  table,
  field,
}: Pick<FieldDifference, 'section' | 'table' | 'field'>): string {
  if (field === undefined) return '';
  if (table === undefined) return FIELDS[section]?.[field] ?? field;
  return fieldsOf(table as TableName).find(({ key }) => key === field)?.abbreviation ?? field;
}

export const sectionName = (section: string): string => SECTION_NAMES[section as SectionName] ?? section;

const quoted = (name: string) => (name.trim() === '' ? 'sans nom' : `«\u202f${name.trim()}\u202f»`);
const ROW_CHANGES = { added: 'ajoutée', removed: 'retirée', moved: 'déplacée' } as const;
const LINE_CHANGES = { added: 'Ajouté', removed: 'Retiré', moved: 'Déplacé' } as const;

/** What a change is about, before what was there and what is there now. */
export function changeTitle(change: FieldDifference): string {
  const { table, row = '', field } = change;
  if (field !== undefined && table === undefined) return fieldName(change);
  if (change.change === 'renamed') return `Ligne renommée ${quoted(row)}`;
  if (field !== undefined) return `Ligne ${quoted(row)}, ${fieldName(change)}`;
  if (change.change === 'changed') return quoted(row);
  return table === undefined
    ? LINE_CHANGES[change.change]
    : `Ligne ${quoted(row)} ${ROW_CHANGES[change.change]}`;
}

/** The same in one line, with what was there and what is there now. */
export function changeLine(change: FieldDifference): string {
  const { before, after, field } = change;
  const title = changeTitle(change);
  if (field !== undefined) return `${title}\u00a0: ${before || 'rien'} → ${after || 'rien'}`;
  const text = after || before;
  return text && change.table === undefined ? `${title}\u00a0: ${text}` : title;
}
