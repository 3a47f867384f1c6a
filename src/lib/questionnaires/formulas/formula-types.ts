import { choicesOf } from '../answers.ts';
import { type Page, type Question, walkQuestions } from '../tree.ts';
import type { Formula, FunctionName, Operator } from './formula.ts';
import { parseFormula } from './parse-formula.ts';

/** The type of a formula's result. */
export type FormulaType = 'number' | 'text' | 'date' | 'boolean';
/** The type of an id in a formula; a question with choices has points, and no value. */
export type TermType = FormulaType | 'choices';
/** By id of question, option or zone. */
export type TermTypes = Pick<ReadonlyMap<string, TermType>, 'get'>;

/** Why a formula can never have a value; `part` is the cause. */
export interface TypeFault {
  fault: 'unknown' | 'not-number' | 'not-condition' | 'not-date' | 'not-choices' | 'not-value' | 'not-alike';
  part: Formula;
}
export type FormulaTyping = { type: FormulaType } | TypeFault;

const NUMBERS: readonly FunctionName[] = ['min', 'max', 'somme', 'moyenne', 'arrondi'];
const CONDITIONS: readonly FunctionName[] = ['nombre', 'non'];
const LOGIC: readonly Operator[] = ['et', 'ou'];
const ORDER: readonly Operator[] = ['=', '<>', '<', '<=', '>', '>='];

const WANTED = {
  number: 'not-number',
  boolean: 'not-condition',
  date: 'not-date',
} as const;

/** The type of a formula's result, or why it has none. */
export function typeOfFormula(formula: Formula, terms: TermTypes): FormulaTyping {
  const typeOf = (part: Formula): FormulaTyping => typeOfFormula(part, terms);
  switch (formula.kind) {
    case 'number':
    case 'text':
      return { type: formula.kind };
    case 'reference': {
      const type = terms.get(formula.id);
      if (type === undefined) return { fault: 'unknown', part: formula };
      return type === 'choices' ? { fault: 'not-value', part: formula } : { type };
    }
    case 'operation':
      return typeOfOperation(formula, typeOf);
    case 'call':
      return typeOfCall(formula, terms, typeOf);
  }
}

type TypeOf = (part: Formula) => FormulaTyping;

/** The first part that does not have the expected type, as a fault. */
function faultIn(
  parts: readonly Formula[],
  wanted: keyof typeof WANTED,
  typeOf: TypeOf,
): TypeFault | undefined {
  for (const part of parts) {
    const typing = typeOf(part);
    if ('fault' in typing) return typing;
    if (typing.type !== wanted) return { fault: WANTED[wanted], part };
  }
  return undefined;
}

function typeOfOperation(
  { operator, left, right }: Extract<Formula, { kind: 'operation' }>,
  typeOf: TypeOf,
): FormulaTyping {
  if (LOGIC.includes(operator)) return faultIn([left, right], 'boolean', typeOf) ?? { type: 'boolean' };
  if (!ORDER.includes(operator)) return faultIn([left, right], 'number', typeOf) ?? { type: 'number' };
  const [first, second] = [typeOf(left), typeOf(right)];
  if ('fault' in first) return first;
  if ('fault' in second) return second;
  const hasOrder =
    first.type !== 'boolean' && (first.type !== 'text' || operator === '=' || operator === '<>');
  if (!hasOrder) return { fault: 'not-number', part: left };
  return first.type === second.type ? { type: 'boolean' } : { fault: 'not-alike', part: right };
}

function typeOfCall(
  { name, args }: Extract<Formula, { kind: 'call' }>,
  terms: TermTypes,
  typeOf: TypeOf,
): FormulaTyping {
  if (name === 'points') {
    const wrong = args.find((part) => part.kind !== 'reference' || terms.get(part.id) !== 'choices');
    return wrong ? { fault: 'not-choices', part: wrong } : { type: 'number' };
  }
  if (name === 'si') return typeOfChoice(args, typeOf);
  const wanted = NUMBERS.includes(name) ? 'number' : CONDITIONS.includes(name) ? 'boolean' : 'date';
  return faultIn(args, wanted, typeOf) ?? { type: name === 'non' ? 'boolean' : 'number' };
}

/** The type of « si »: conditions alternate with values, and all values have one type. */
function typeOfChoice(args: readonly Formula[], typeOf: TypeOf): FormulaTyping {
  const isCondition = (at: number) => at % 2 === 0 && at < args.length - 1;
  const fault = faultIn(
    args.filter((_, at) => isCondition(at)),
    'boolean',
    typeOf,
  );
  if (fault) return fault;
  const values = args.filter((_, at) => !isCondition(at));
  const first = typeOf(values[0]!);
  if ('fault' in first) return first;
  for (const part of values.slice(1)) {
    const typing = typeOf(part);
    if ('fault' in typing) return typing;
    if (typing.type !== first.type) return { fault: 'not-alike', part };
  }
  return first;
}

const VALUES: Partial<Record<Question['type'], TermType>> = {
  number: 'number',
  text: 'text',
  date: 'date',
  single: 'choices',
  multiple: 'choices',
  hotspot: 'choices',
};

/** Maximum length of a chain of calculations that read each other. */
export const MAX_CHAIN = 100;

/** The type of every question, option and zone in formulas. */
export function termTypes(pages: readonly Page[]): TermTypes {
  const terms = new Map<string, TermType | undefined>();
  const formulas = new Map<string, string>();
  for (const { question } of walkQuestions(pages)) {
    const type = VALUES[question.type];
    if (type) terms.set(question.id, type);
    for (const { id } of choicesOf(question)) terms.set(id, 'boolean');
    if (question.type === 'formula') formulas.set(question.id, question.expression);
  }
  let chain = 0;
  const typeOf = (id: string): TermType | undefined => {
    const expression = formulas.get(id);
    if (terms.has(id) || expression === undefined) return terms.get(id);
    if (chain >= MAX_CHAIN) return undefined;
    // A calculation that reads itself, directly or indirectly, has no type.
    terms.set(id, undefined);
    chain += 1;
    terms.set(id, typeOfCalculation(expression, { get: typeOf }));
    chain -= 1;
    return terms.get(id);
  };
  return { get: typeOf };
}

/** The type of a calculation: a number while it is empty, none if its result is neither number nor text. */
export function typeOfCalculation(expression: string, terms: TermTypes): 'number' | 'text' | undefined {
  if (expression === '') return 'number';
  const formula = parseFormula(expression);
  const typing = formula && typeOfFormula(formula, terms);
  if (!typing || 'fault' in typing) return undefined;
  return typing.type === 'number' || typing.type === 'text' ? typing.type : undefined;
}
