import type { Page } from '../tree.ts';
import { formulaNames } from './formula-names.ts';
import { formulaText } from './formula-text.ts';

/** A stored formula of a questionnaire in readable form. */
export function formulaWords(pages: readonly Page[], formula: string): string {
  return formulaText(formula, formulaNames(pages));
}
