import type { ValueUnit } from '#lib/domain/measure.ts';
import { oneDecimal, rounded, unitOf } from './viewer-numbers.ts';

const measuredUnitOf = (unit: ValueUnit) => (unit === 'levels' ? '\u00a0niveaux' : unitOf(unit));

/** What measures say. */
export const measureMessages = {
  measures: 'Mesures',
  length: (value: number, known: boolean) => `${oneDecimal(value)}\u00a0${known ? 'mm' : 'px'}`,
  angle: (degrees: number) => `${oneDecimal(degrees)}°`,
  region: (mean: number, deviation: number, unit: ValueUnit) =>
    `Moy. ${oneDecimal(mean)} · ET ${oneDecimal(deviation)}${measuredUnitOf(unit)}`,
  range: (least: number, most: number) => `Min. ${rounded(least)} · Max. ${rounded(most)}`,
  area: (value: number, known: boolean) => `${rounded(value)}\u00a0${known ? 'mm²' : 'px²'}`,
  value: (value: number, unit: ValueUnit) => `${rounded(value)}${measuredUnitOf(unit)}`,
  valuesComing: 'valeurs en chemin…',
  noValues: 'sans valeurs',
  erase: (words: string) => `Effacer cette mesure\u00a0: ${words}`,
  /** Told to screen readers. */
  selected: (words: string) => `Mesure choisie\u00a0: ${words}`,
  selectedPoint: (number: number, count: number) => `point ${number} sur ${count}`,
};
