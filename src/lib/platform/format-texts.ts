import { frenchDecimal } from './french-formats.ts';
import { roundTo } from './numbers.ts';

/** French formats, used for every number and date on screen. */

const wholeFormat = new Intl.NumberFormat('fr-FR');
const shortDate = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' });
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const listFormat = new Intl.ListFormat('fr-FR');
const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

const shortDateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** 12345 → « 12 345 ». */
export function formatWhole(value: number): string {
  return wholeFormat.format(value);
}

/** 1234.5 → « 1 234,5 », three decimals at most. */
export function formatDecimal(value: number): string {
  return frenchDecimal(value, 3);
}

/** Seconds → « 4 min 30 s », « 45 s », « 1 h 5 min ». */
export function formatDuration(seconds: number): string {
  const total = Math.round(seconds);
  const parts = [
    [Math.floor(total / 3600), 'h'],
    [Math.floor((total % 3600) / 60), 'min'],
    [total >= 3600 ? 0 : total % 60, 's'],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount}\u00a0${unit}`);
  return said.join(' ') || '0\u00a0s';
}

/** ISO instant → « 21/11/2026 » (specification: fr-FR short). */
export function formatShortDate(iso: string): string {
  return shortDate.format(new Date(iso));
}

/** ISO instant → « 21 novembre 2026 ». */
export function formatLongDate(iso: string): string {
  return longDate.format(new Date(iso));
}

/** ISO instant → « 21 novembre 2026 à 14:05 ». */
export function formatDateAndTime(iso: string): string {
  return dateAndTime.format(new Date(iso));
}

/** ISO instant → « 21/11/2026 14:05 », for columns of a table. */
export function formatShortDateAndTime(iso: string): string {
  return shortDateAndTime.format(new Date(iso));
}

/** « Léa, Paul et Zoé ». */
export function formatList(texts: readonly string[]): string {
  return listFormat.format(texts);
}

/** A title or a word written by a person, in French quotation marks. */
export function quoted(text: string): string {
  return `«\u202f${text}\u202f»`;
}

/** The form that agrees with a number in French: 0 and 1 are singular. */
export function agree(count: number, singular: string, plural: string): string {
  return count < 2 ? singular : plural;
}

/** French plural: 0 and 1 are singular. `counted(2, 'vue')` → « 2 vues ». */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatWhole(count)}\u00a0${agree(count, singular, plural)}`;
}

/** Bytes → « 512 ko », « 3,4 Mo », « 12,5 Go ». */
export function formatBytes(bytes: number): string {
  const [size, unit] =
    bytes < 1_000_000 ? [1_000, 'ko'] : bytes < 1_000_000_000 ? [1_000_000, 'Mo'] : [1_000_000_000, 'Go'];
  return `${formatDecimal(roundTo(bytes / size, 10))}\u00a0${unit}`;
}
