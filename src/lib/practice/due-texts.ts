import { formatShortDate } from '#lib/platform/format-texts.ts';

/** The day on which a case is due: in the person's time zone if the time has an offset, else in Paris. */
export function formatDueDate(iso: string): string {
  return formatShortDate(iso.endsWith('Z') ? iso : `${iso.slice(0, 10)}T12:00:00Z`);
}
