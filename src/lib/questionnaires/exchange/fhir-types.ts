import { parseFormula } from '../formulas/parse-formula.ts';
import type { Question } from '../tree.ts';

/** FHIR's whole numbers have 32 bits. */
const isWhole = (value: number | undefined) =>
  value === undefined || (Number.isInteger(value) && Math.abs(value) < 2 ** 31);

/** FHIR's name for the type of a question, and whether its answers are whole numbers. */
export function fhirType(question: Question): string {
  switch (question.type) {
    case 'single':
    case 'multiple':
    case 'hotspot':
      return 'choice';
    case 'text':
      return question.multiline === true ? 'text' : 'string';
    case 'number': {
      const { decimals, min, max, defaultAnswer } = question;
      return decimals === 0 && [min, max, defaultAnswer].every(isWhole) ? 'integer' : 'decimal';
    }
    case 'formula':
      return isCategory(question.expression) ? 'string' : 'decimal';
    case 'date':
      return 'date';
    case 'information':
      return 'display';
  }
}

/** Whether a calculation gives words, by what it gives in the end. */
function isCategory(expression: string): boolean {
  const formula = parseFormula(expression);
  const last = formula?.kind === 'call' && formula.name === 'si' ? formula.args.at(-1) : formula;
  return last?.kind === 'text';
}
