import type { FieldDifference } from '#lib/items/differences.ts';
import { fieldsOf, type TableName } from './fields/acquisition-fields.ts';
import type { Field } from './fields/field.ts';
import { TOLERANCE_FIELDS, TOLERANCE_KEYS } from './fields/tolerance-fields.ts';
import { ABSENT, NOTHING, scannerCell } from './scanners/scanner-cells.ts';
import { scannersMessages } from './scanners-texts.ts';
import type { SectionName } from './sections.ts';
import { protocolMessages as m } from './texts.ts';

export const SECTION_NAMES: Readonly<Record<SectionName, string>> = {
  general: 'Général',
  indications: m.indications,
  contraindications: m.contraindications,
  suitability: m.suitability,
  preparation: m.preparation,
  contrast: m.contrast,
  scanners: 'Appareils',
  acquisition: m.acquisition,
  doseReference: 'Dose de référence du service',
  tolerances: 'Tolérances',
  postProcessing: m.postProcessing,
  pitfalls: m.pitfalls,
  successCriteria: m.successCriteria,
  references: m.references,
};

/** Names of fields, by section and key. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  general: {
    imagingType: 'Type d’imagerie',
    region: 'Région',
    version: 'Version',
    description: 'Description',
  },
  suitability: m.suitabilityFields,
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

/** The name of a column; for the column of rows that a scanner does not acquire, a phrase. */
export const columnName = ({ key, abbreviation }: Pick<Field, 'key' | 'abbreviation'>): string =>
  scannerCell(key)?.key === ABSENT ? abbreviation.replace(NOTHING, scannersMessages.absent) : abbreviation;

/** The name of a field of a section, or of the rows of a table. */
export function fieldName({
  section,
  table,
  field,
  fieldName: told,
}: Pick<FieldDifference, 'section' | 'table' | 'field' | 'fieldName'>): string {
  if (field === undefined) return told ?? '';
  if (told !== undefined) return columnName({ key: field, abbreviation: told });
  if (table === undefined) return FIELDS[section]?.[field] ?? field;
  return fieldsOf(table as TableName).find(({ key }) => key === field)?.abbreviation ?? field;
}

export const sectionName = (section: string): string => SECTION_NAMES[section as SectionName] ?? section;

const quoted = (name: string) => (name.trim() === '' ? 'sans nom' : `«\u202f${name.trim()}\u202f»`);
const ROW_CHANGES = { added: 'ajoutée', removed: 'retirée', moved: 'déplacée' } as const;
const SCANNER_CHANGES: Readonly<Record<FieldDifference['change'], string>> = {
  added: 'Appareil ajouté',
  removed: 'Appareil retiré',
  renamed: 'Appareil renommé',
  changed: 'Appareil modifié',
  moved: 'Appareil déplacé',
};
const LINE_CHANGES = { added: 'Ajouté', removed: 'Retiré', moved: 'Déplacé' } as const;

/** The subject of a change, shown before its old and new values. */
export function changeTitle(change: FieldDifference): string {
  const { table, row = '', field } = change;
  if (change.section === 'scanners') return SCANNER_CHANGES[change.change];
  if (field !== undefined && table === undefined) return fieldName(change);
  if (change.change === 'renamed') return `Ligne renommée ${quoted(row)}`;
  if (field !== undefined) return `Ligne ${quoted(row)}, ${fieldName(change)}`;
  if (change.change === 'changed') return quoted(row);
  return table === undefined
    ? LINE_CHANGES[change.change]
    : `Ligne ${quoted(row)} ${ROW_CHANGES[change.change]}`;
}

/** A change in one line, with its old and new values. */
export function changeLine(change: FieldDifference): string {
  const { before, after, field } = change;
  const title = changeTitle(change);
  if (field !== undefined || (before && after && change.change === 'renamed'))
    return `${title}\u00a0: ${before || 'rien'} → ${after || 'rien'}`;
  const text = after || before;
  return text && change.table === undefined ? `${title}\u00a0: ${text}` : title;
}
