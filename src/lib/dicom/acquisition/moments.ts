import type { Sources } from '../attributes.ts';
import { codeOf } from './read-values.ts';

/**
 * The acquisition time as sortable text, `YYYYMMDDHHMMSS.ffffff`, as precise as the file gives it. `''` when it is
 * missing.
 */
export function momentOf(sources: Sources): string {
  const both = codeOf(sources, 'AcquisitionDateTime');
  if (/^\d{14}/.test(both)) return both;
  const date = codeOf(sources, 'AcquisitionDate');
  const time = codeOf(sources, 'AcquisitionTime');
  return /^\d{6}/.test(time) ? `${/^\d{8}$/.test(date) ? date : '00000000'}${time}` : '';
}

const DAY = 86_400;

/** Seconds of a time of day, `HHMMSS.ffffff`. */
function secondsOf(time: string): number | undefined {
  const found = /^(\d{2})(\d{2})(\d{2}(?:\.\d+)?)/.exec(time);
  if (!found) return undefined;
  const [, hours, minutes, seconds] = found.map(Number);
  return hours! * 3600 + minutes! * 60 + seconds!;
}

/** Seconds from one time of day to a later one: an exam may pass midnight, but never lasts half a day. */
export function secondsBetween(from: string, to: string): number | undefined {
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (start === undefined || end === undefined) return undefined;
  const between = (end - start + DAY) % DAY;
  return between > 0 && between < DAY / 2 ? between : undefined;
}
