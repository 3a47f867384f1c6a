/** Possible faults of an outline line. The rest of the outline is still read. */
export const OUTLINE_FAULTS = [
  'too-large',
  'no-mark',
  'no-text',
  'no-question',
  'no-options',
  'not-here',
  'which-answer',
  'unknown-section',
  'unknown-field',
  'unknown-fiche',
  'unknown-image',
  'unknown-zone',
  'image-missing',
  'zone-missing',
  'bad-id',
  'duplicate-id',
  'bad-default',
  'bad-range',
  'bad-formula',
  'bad-condition',
  'circular-reference',
  'repeated-reference',
  'nested-repeat',
  'unknown-reference',
  'ambiguous-reference',
  'too-long',
  'too-many',
  'too-deep',
] as const;

export type OutlineFaultCode = (typeof OUTLINE_FAULTS)[number];

export interface OutlineFault {
  /** Line number, from 1. */
  line: number;
  code: OutlineFaultCode;
  /** The part of the line that is at fault. */
  detail?: string | undefined;
}

/** Maximum number of listed faults; further ones are only counted. */
const FAULTS_MAX = 200;
const DETAIL_MAX = 60;

/** Collects faults while an outline is read. */
export class Faults {
  readonly list: OutlineFault[] = [];
  count = 0;

  add(line: number, code: OutlineFaultCode, detail?: string): void {
    this.count += 1;
    if (this.list.length >= FAULTS_MAX) return;
    this.list.push({ line, code, ...(detail && { detail: detail.slice(0, DETAIL_MAX) }) });
  }

  /** The faults in line order. */
  sorted(): OutlineFault[] {
    return this.list.toSorted((a, b) => a.line - b.line);
  }
}
