import type { ValueUnit } from '#lib/imaging/measure.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import { spacingNote } from '#lib/imaging/spacing-texts.ts';
import { oneDecimal, rounded, twoDecimals, unitOf } from './numbers-texts.ts';

const measuredUnitOf = (unit: ValueUnit) => (unit === 'levels' ? '\u00a0niveaux de gris' : unitOf(unit));

/** A value without its unit; SUVs get two decimals, because they are around 1. */
const written = (value: number, unit: ValueUnit, plain: (value: number) => string) =>
  unit === 'SUVBW' ? twoDecimals(value) : plain(value);

/** The texts of measurements. */
export const measureMessages = {
  measures: 'Mesures',
  length: (value: number, known: boolean, kind?: SpacingKind) =>
    `${oneDecimal(value)}\u00a0${known ? `mm${spacingNote(kind)}` : 'px'}`,
  axes: (long: number, short: number, known: boolean, kind?: SpacingKind) =>
    `${oneDecimal(long)}\u00a0×\u00a0${oneDecimal(short)}\u00a0${known ? `mm${spacingNote(kind)}` : 'px'}`,
  askew: (degrees: number) => `axes à ${rounded(degrees)}°, non perpendiculaires`,
  angle: (degrees: number) => `${oneDecimal(degrees)}°`,
  cobb: (degrees: number) => `Cobb ${oneDecimal(degrees)}°`,
  steepCobb: (degrees: number) => `ou ${oneDecimal(degrees)}° si la courbure dépasse 90°`,
  region: (mean: number, deviation: number, unit: ValueUnit) =>
    `Moy. ${written(mean, unit, oneDecimal)} · ET ${written(deviation, unit, oneDecimal)}${measuredUnitOf(unit)}`,
  range: (least: number, most: number, unit: ValueUnit = null) =>
    `Min. ${written(least, unit, rounded)} · Max. ${written(most, unit, rounded)}`,
  area: (value: number, known: boolean, kind?: SpacingKind) =>
    `${rounded(value)}\u00a0${known ? `mm²${spacingNote(kind)}` : 'px²'}`,
  value: (value: number, unit: ValueUnit) => `${written(value, unit, rounded)}${measuredUnitOf(unit)}`,
  /** For a value in Bq/ml whose file gives weight, dose and delay. */
  uptake: (value: number) => `${twoDecimals(value)}${unitOf('SUVBW')}`,
  uptakeRegion: (mean: number, most: number) =>
    `Moy. ${twoDecimals(mean)} · Max. ${twoDecimals(most)}${unitOf('SUVBW')}`,
  valuesComing: 'valeurs en chemin…',
  noValues: 'sans valeurs',
  erase: (words: string) => `Effacer cette mesure\u00a0: ${words}`,
  /** Announced to screen readers. */
  selected: (words: string) => `Mesure choisie\u00a0: ${words}`,
  undone: 'Modification des mesures annulée.',
  redone: 'Modification des mesures rétablie.',
  selectedPoint: (number: number, count: number) => `point ${number} sur ${count}`,
};
