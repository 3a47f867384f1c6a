import { counted, formatDuration, formatWhole } from './format-texts.ts';

/** Log messages about requests that fail because the database, the file store or the disk is out of service. */
export const outageMessages = {
  begins: (what: string, reason: string) =>
    `Hors service\u00a0: ${reason} (${what}). Ce qui échoue de même est compté, et écrit une fois par minute.`,
  counts: (seconds: number, reasons: ReadonlyMap<string, number>) => {
    const count = [...reasons.values()].reduce((sum, each) => sum + each, 0);
    const each = [...reasons].map(([reason, times]) => `${formatWhole(times)}\u00a0× ${reason}`);
    return `Hors service\u00a0: ${counted(count, 'autre échec', 'autres échecs')} en ${formatDuration(seconds)} (${each.join('\u202f; ')}).`;
  },
  otherReasons: 'autre raison',
} as const;
