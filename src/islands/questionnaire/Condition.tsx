import type { FormulaName } from '#lib/questionnaires/formulas/formula-names.ts';
import { formulaText } from '#lib/questionnaires/formulas/formula-text.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';

interface ConditionProps {
  condition: string | undefined;
  names: readonly FormulaName[];
}

/** The condition under which a question or an option is shown. */
export function Condition({ condition, names }: ConditionProps) {
  return condition ? <p className="condition quiet">{m.onlyIf(formulaText(condition, names))}</p> : null;
}
