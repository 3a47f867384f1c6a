import { formatDecimal, formatDuration } from '#lib/platform/format-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { DoseRule } from './contrast-dose.ts';
import type { TableName } from './fields/acquisition-fields.ts';

const unit = (value: number, of: string) => `${formatDecimal(value)}\u00a0${of}`;

/** The page that shows a protocol. */
export const protocolMessages = {
  indications: 'Indications',
  contraindications: 'Contre-indications',
  suitability: 'Pour qui',
  suitabilityFields: {
    ages: 'Âge des patients',
    agesDetail: 'Précision sur l’âge',
    pregnancy: 'Femme enceinte',
    contrastAllergy: 'Allergie au contraste',
  },
  notSaid: 'Non précisé',
  preparation: 'Préparation',
  contrast: 'Produit de contraste',
  acquisition: 'Acquisition',
  postProcessing: 'Post-traitement',
  pitfalls: 'Pièges',
  successCriteria: 'Critères de réussite',
  references: 'Références',
  preparationFields: {
    fasting: 'Jeûne',
    renalFunction: 'Fonction rénale',
    allergy: 'Allergie',
    pregnancy: 'Grossesse',
    position: 'Position',
    coil: 'Antenne',
    field: 'Champ',
    other: 'Autre',
  },
  contrastFields: {
    agent: 'Produit',
    concentration: 'Concentration',
    dose: 'Dose',
    rate: 'Débit',
    delay: 'Délai',
    bolusTracking: 'Détection du bolus',
    flush: 'Rinçage',
    comment: 'Remarque',
  },
  dose: ({ mlPerKg, maximumMl }: DoseRule) =>
    unit(mlPerKg, 'mL/kg') + (maximumMl === undefined ? '' : `, ${unit(maximumMl, 'mL')} au maximum`),
  maximumOnly: (maximumMl: number) => `${unit(maximumMl, 'mL')} au maximum`,
  rate: (mlPerSecond: number) => unit(mlPerSecond, 'mL/s'),
  /** Injection delays are usually given in seconds: « 70 s ». */
  delay: (seconds: number) => (seconds <= 300 ? unit(seconds, 's') : formatDuration(seconds)),
  /** The totals over the rows of a table. */
  totals: {
    sequences: 'Durée totale',
    passes: 'PDL total',
    tracerAcquisitions: 'Durée totale',
  } as Partial<Record<TableName, string>>,
  atLeast: (total: string) => `${total} au moins`,
  scrollHint: (title: string) => `${title}\u00a0: tableau à faire défiler`,
  row: 'Nom',
  tables: {
    sequences: 'Séquences IRM',
    passes: 'Passages scanner',
    views: 'Incidences',
    scans: 'Coupes échographiques',
    tracerAcquisitions: 'Acquisitions isotopiques',
    runs: 'Séries angiographiques',
  },
};

/** The calculator for the volume to inject. */
export const contrastMessages = {
  weight: 'Poids du patient (kg)',
  volume: (volumeMl: number) => unit(volumeMl, 'mL'),
  /** « en 35 s à 3 mL/s »; short injections with tenths of seconds. */
  time: (seconds: number, mlPerSecond: number) =>
    `en ${seconds < 10 ? unit(Math.max(0.1, roundTo(seconds, 10)), 's') : formatDuration(seconds)} à ${unit(mlPerSecond, 'mL/s')}`,
  capped: (maximumMl: number) => `plafond de ${unit(maximumMl, 'mL')} atteint`,
  /** The weight from which the table shows only the maximum. */
  cappedFrom: (maximumMl: number, weightKg: number) =>
    `Plafond de ${unit(maximumMl, 'mL')} à partir de ${unit(weightKg, 'kg')}.`,
  compute: 'Calculer',
  empty: 'Saisissez un poids pour obtenir le volume.',
  invalid: (minimum: number, maximum: number) =>
    `Le poids se saisit en kilogrammes, de ${formatDecimal(minimum)} à ${formatDecimal(maximum)}.`,
  result: 'Volume à injecter',
  table: 'Volumes pour quelques poids',
  children: 'Enfant (kg)',
  adults: 'Adulte (kg)',
  tableVolume: 'Volume (mL)',
  notice: 'À vérifier par la personne qui injecte.',
};
