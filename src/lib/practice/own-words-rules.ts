import type { Confidence } from './attempt-rules.ts';

/** The reader's hypothesis, written before the answer is shown. */
export interface OwnWords {
  hypothesis: string;
  differential: readonly string[];
  confidence: Confidence | null;
}

/** Whether the reader has written anything before the answer was shown. */
export function hasWords({ hypothesis, differential, confidence }: OwnWords): boolean {
  return hypothesis.trim() !== '' || differential.some((each) => each.trim() !== '') || confidence !== null;
}
