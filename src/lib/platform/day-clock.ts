import { dayAfter } from './calendar.ts';

/** Definition of a person's days: they begin at a given hour in a given time zone. */
export interface DayClock {
  /** IANA name. */
  timeZone: string;
  /** 0 for midnight. */
  dayStart: number;
}

export const PARIS_CLOCK: DayClock = { timeZone: 'Europe/Paris', dayStart: 0 };

export const isParisClock = ({ timeZone, dayStart }: DayClock) =>
  timeZone === PARIS_CLOCK.timeZone && dayStart === PARIS_CLOCK.dayStart;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Cached by time zone, because formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, made);
  return made;
}

/** The time shown by the clocks of a zone at an instant, read as if it were UTC (epoch milliseconds, whole seconds). */
function wallTime(at: number, timeZone: string): number {
  return Date.parse(`${formatterOf(timeZone).format(at).replace(' ', 'T')}Z`);
}

/**
 * The start of a day (epoch milliseconds). If clocks show that hour twice, the first time; if they skip it, the
 * moment of the change.
 */
export function startOfOwnDay(day: string, { timeZone, dayStart }: DayClock): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + dayStart * HOUR;
  const offsetAt = (at: number) => wallTime(at, timeZone) - at;
  // Clocks change at most once within these two days.
  const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
  const candidates = [wall - before, wall - after].sort((one, other) => one - other);
  return candidates.find((at) => wallTime(at, timeZone) === wall) ?? wall - before;
}

/** The day that an instant belongs to: `2026-11-21`. */
export function ownDay(at: number, clock: DayClock): string {
  const shown = new Date(wallTime(at, clock.timeZone)).toISOString().slice(0, 10);
  return at >= startOfOwnDay(shown, clock) ? shown : dayAfter(shown, -1);
}

/** The hour (0 to 23) in a time zone at an instant. */
export function ownHour(at: number, { timeZone }: DayClock): number {
  return new Date(wallTime(at, timeZone)).getUTCHours();
}

/** An instant as ISO 8601; for people outside Paris with the offset of their time zone, which shows the local day. */
export function isoByClock(at: number, { timeZone }: DayClock): string {
  if (timeZone === PARIS_CLOCK.timeZone) return new Date(at).toISOString();
  const wall = wallTime(at, timeZone);
  const minutes = Math.round((wall - at) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`;
}
