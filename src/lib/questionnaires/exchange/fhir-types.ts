import { parseFormula } from '../formulas/parse-formula.ts';
import type { Question } from '../tree.ts';

/** FHIR's whole numbers have 32 bits. */
const isWhole = (value: number | undefined) =>
  value === undefined || (Number.isInteger(value) && Math.abs(value) < 2 ** 31);

type Owners = ReadonlyMap<string, Question>;

/**
 * FHIR's name for the type of a question, and whether its answers are whole numbers.
 * @param owners the questions that a calculation reads, by their ids
 */
export function fhirType(question: Question, owners: Owners = new Map()): string {
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
      return isText(question, owners) ? 'string' : 'decimal';
    case 'date':
      return 'date';
    case 'information':
      return 'display';
  }
}

/** Whether a calculation gives words, by what it gives in the end; `depth` ends those that read each other. */
function isText({ expression }: { expression: string }, owners: Owners, depth = 0): boolean {
  const formula = parseFormula(expression);
  const last = formula?.kind === 'call' && formula.name === 'si' ? formula.args.at(-1) : formula;
  if (last?.kind === 'text') return true;
  const read = last?.kind === 'reference' ? owners.get(last.id) : undefined;
  if (last?.kind !== 'reference' || read?.id !== last.id || depth > 20) return false;
  if (read.type === 'formula') return isText(read, owners, depth + 1);
  return read.type === 'text' || read.type === 'date';
}
