import { oneDecimal, rounded, unitOf } from './viewer-numbers.ts';

/** What measures say. */
export const measureMessages = {
  measures: 'Mesures',
  length: (value: number, known: boolean) => `${oneDecimal(value)}\u00a0${known ? 'mm' : 'px'}`,
  angle: (degrees: number) => `${oneDecimal(degrees)}°`,
  region: (mean: number, deviation: number, unit: 'HU' | null) =>
    `Moy. ${oneDecimal(mean)} · ET ${oneDecimal(deviation)}${unitOf(unit)}`,
  area: (value: number, known: boolean) => `${rounded(value)}\u00a0${known ? 'mm²' : 'px²'}`,
  value: (value: number, unit: 'HU' | null) => `${rounded(value)}${unitOf(unit)}`,
  valuesComing: 'valeurs en chemin…',
  noValues: 'sans valeurs',
  erase: (words: string) => `Effacer cette mesure\u00a0: ${words}`,
  /** Told to screen readers. */
  selected: (words: string) => `Mesure choisie\u00a0: ${words}`,
  selectedPoint: (number: number, count: number) => `point ${number} sur ${count}`,
};
