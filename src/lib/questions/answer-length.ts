import { QROC_WORDS } from './formats.ts';

/** Whether an answer has more words than a QROC accepts; linking words count, an elided one counts with its noun. */
export const isTooLong = (typed: string): boolean => typed.split(/\s+/).filter(Boolean).length > QROC_WORDS;
