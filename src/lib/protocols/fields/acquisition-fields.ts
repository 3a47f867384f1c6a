import type { ImagingType } from '../vocabulary.ts';
import {
  type Field,
  type FieldShape,
  field,
  LONG_TEXT,
  minutes,
  number,
  TEXT,
  type ValueOf,
} from './field.ts';
import { sequences } from './sequence-fields.ts';
import { COMMENT, NAME } from './shared-fields.ts';
import { passes, views } from './x-ray-fields.ts';

/**
 * All acquisition fields, by kind of row. Schema, columns, editor, readers and writers of tables,
 * the DICOM reader, comparison and `docs/protocol-fields.md` are derived from it: a new field is one line here, and a
 * number one more in `tolerance-fields.ts`. Units are those of DICOM and of radiographers: ms, mm, kV, mGy.
 */

const scans = [
  field('name', 'Coupe', 'Nom de la coupe', TEXT, { ...NAME, aliases: ['nom', 'étape'] }),
  field('probe', 'Sonde', 'Sonde', TEXT, {
    required: true,
    worded: true,
    dicom: 'TransducerType',
    aliases: ['transducteur', 'probe'],
  }),
  field('mode', 'Mode', 'Mode', TEXT),
  field('plane', 'Plan', 'Plan de coupe', TEXT, { worded: true, aliases: ['plane', 'orientation'] }),
  field('measurements', 'Mesures', 'Mesures', LONG_TEXT, { aliases: ['measurements'] }),
  COMMENT,
] as const;

const tracerAcquisitions = [
  field('name', 'Acquisition', 'Nom de l’acquisition', TEXT, { ...NAME, aliases: ['nom'] }),
  field('tracer', 'Traceur', 'Traceur', TEXT, {
    required: true,
    worded: true,
    dicom: 'Radiopharmaceutical',
    aliases: ['radiopharmaceutique'],
  }),
  field('activity', 'Activité', 'Activité', TEXT, {
    required: true,
    dicom: 'RadionuclideTotalDose',
    aliases: ['activity'],
  }),
  field('delayMinutes', 'Délai', 'Délai après l’injection', minutes(20_000), { aliases: ['delay'] }),
  field('collimator', 'Collimateur', 'Collimateur', TEXT, {
    dicom: 'CollimatorType',
    aliases: ['collimator'],
  }),
  field('durationMinutes', 'Durée', 'Durée', minutes(600), {
    dicom: 'ActualFrameDuration',
    summed: true,
    aliases: ['duration', 'temps d’acquisition'],
  }),
  COMMENT,
] as const;

const runs = [
  field('name', 'Série', 'Nom de la série', TEXT, { ...NAME, aliases: ['nom', 'run'] }),
  field('catheter', 'Cathéter', 'Cathéter', TEXT, { aliases: ['catheter', 'sonde'] }),
  field('projection', 'Incidence', 'Incidence', TEXT, {
    required: true,
    dicom: 'PositionerPrimaryAngle',
    aliases: ['projection', 'angulation'],
  }),
  field('volumeMl', 'Volume', 'Volume injecté', number('mL', 0, 500, 1), {
    dicom: 'ContrastBolusVolume',
  }),
  field('rateMlPerSecond', 'Débit', 'Débit d’injection', number('mL/s', 0, 50, 1), {
    dicom: 'ContrastFlowRate',
    aliases: ['rate', 'flow rate'],
  }),
  field('framesPerSecond', 'Cadence', 'Cadence d’images', number('im/s', 0, 60, 1), {
    dicom: 'CineRate',
    aliases: ['frame rate', 'images par seconde'],
  }),
  COMMENT,
] as const;

/** The fields of each kind of row, by the body's key for such rows. */
export const ACQUISITION_FIELDS = { sequences, passes, views, scans, tracerAcquisitions, runs } as const;

export type TableName = keyof typeof ACQUISITION_FIELDS;
export const TABLE_NAMES = Object.keys(ACQUISITION_FIELDS) as TableName[];

/** The table of rows for each imaging type. */
export const TABLE_OF_TYPE: Readonly<Record<ImagingType, TableName>> = {
  IRM: 'sequences',
  Scanner: 'passes',
  Échographie: 'scans',
  Radiographie: 'views',
  Mammographie: 'views',
  'Médecine nucléaire': 'tracerAcquisitions',
  Angiographie: 'runs',
};

/** Maximum number of rows in a table of one protocol. */
export const ROWS_MAX = 60;

type OwnField<Table extends TableName> = (typeof ACQUISITION_FIELDS)[Table][number];

/** A stored row: its name, and any of the other fields. */
export type RowOf<Table extends TableName> = { name: string } & {
  [Each in Exclude<OwnField<Table>, { key: 'name' }> as Each['key']]?: ValueOf<Each['shape']> | undefined;
};

/** A row of any table, as handled by the editor, tables and DICOM. */
export type AcquisitionRow = { name: string } & Record<
  string,
  string | number | boolean | string[] | number[] | undefined
>;

/** The fields of a table without their specific types, for code that handles any table. */
export const fieldsOf = (table: TableName): readonly Field<string, FieldShape>[] => ACQUISITION_FIELDS[table];
