import { instanceId } from '../repeats/instances.ts';
import { computeDateFunction, ofList, ofNumbers, ofTexts } from './compute-values.ts';
import { directParts, type Formula, type FunctionName, readsInstances } from './formula.ts';

/** The value of a formula; a date is an ISO string. */
export type FormulaValue = number | string | boolean;

/** The reason why a formula has no value, with the questions concerned. */
export type FormulaFailure =
  | { reason: 'missing'; questions: readonly string[] }
  | { reason: 'division-by-zero' }
  | { reason: 'out-of-range' }
  /** The group has no instances, and therefore no minimum, maximum or mean. */
  | { reason: 'no-instance' }
  | { reason: 'unreadable' };
export type FormulaResult = { value: FormulaValue } | FormulaFailure;

/** Resolves the ids in a formula for given answers. */
export interface FormulaTerms {
  /** The value of a question; for an option or a zone, whether it is chosen. */
  valueOf(id: string): FormulaResult;
  /** The sum of the points of the options chosen in a question. */
  pointsOf(id: string): FormulaResult;
  /** For a question or choice that repeats, the instances of its group; undefined for any other. */
  instancesOf?(id: string): readonly string[] | FormulaFailure | undefined;
  /** Whether a question is certainly not asked. */
  isNotAsked?(id: string): boolean;
  /** The instances of the repeated group under an option; undefined if the option has none. */
  instancesUnder?(option: string): readonly string[] | FormulaFailure | undefined;
}

const UNREADABLE: FormulaFailure = { reason: 'unreadable' };

/** Computes a formula; if answers are missing, returns the questions to answer instead. */
export function computeFormula(formula: Formula, terms: FormulaTerms): FormulaResult {
  switch (formula.kind) {
    case 'number':
    case 'text':
      return { value: formula.value };
    case 'reference':
      return terms.valueOf(formula.id);
    case 'operation':
      return operate(formula, terms);
    case 'call':
      return call(formula, terms);
  }
}

/** Combines the failures of several parts: the questions missing in any of them are all listed. */
function failureOf(results: readonly FormulaResult[]): FormulaFailure | undefined {
  const failures = results.filter((result): result is FormulaFailure => 'reason' in result);
  const missing = failures.flatMap((each) => (each.reason === 'missing' ? each.questions : []));
  if (missing.length > 0) return { reason: 'missing', questions: [...new Set(missing)] };
  return failures[0];
}

function operate(
  { operator, left, right }: Extract<Formula, { kind: 'operation' }>,
  terms: FormulaTerms,
): FormulaResult {
  const results = [computeFormula(left, terms), computeFormula(right, terms)];
  // A true operand decides « or », and a false one « and », even if the other operand is missing.
  const decisive = operator === 'ou' ? true : operator === 'et' ? false : undefined;
  if (decisive !== undefined && results.some((result) => 'value' in result && result.value === decisive))
    return { value: decisive };
  const failure = failureOf(results);
  if (failure) return failure;
  const [first, second] = results.map((result) => ('value' in result ? result.value : ''));
  if (decisive !== undefined) return { value: !decisive };
  if (typeof first === 'number' && typeof second === 'number') return ofNumbers(operator, first, second);
  return typeof first === 'string' && typeof second === 'string'
    ? ofTexts(operator, first.trim(), second.trim())
    : UNREADABLE;
}

function call({ name, args }: Extract<Formula, { kind: 'call' }>, terms: FormulaTerms): FormulaResult {
  if (name === 'si') return choose(args, terms);
  const results = args.flatMap((part) => {
    if (readsInstances(name)) return overInstances(name, part, terms);
    if (name !== 'points') return computeFormula(part, terms);
    return part.kind === 'reference' ? terms.pointsOf(part.id) : UNREADABLE;
  });
  const failure = failureOf(results);
  if (failure) return failure;
  const values = results.map((result) => ('value' in result ? result.value : ''));
  if (name === 'non') return { value: values[0] !== true };
  if (name === 'nombre') return { value: values.filter((value) => value === true).length };
  return values.length > 0 && values.every((value) => typeof value === 'string')
    ? computeDateFunction(name, values[0] ?? '', values[1] ?? '')
    : ofList(name, values.map(Number));
}

/** The values of an argument for each instance of the group that it reads; one value if it reads no group. */
function overInstances(name: FunctionName, part: Formula, terms: FormulaTerms): FormulaResult[] {
  // « nombre » of an option with a repeated group counts the instances.
  const counted =
    name === 'nombre' && part.kind === 'reference' ? terms.instancesUnder?.(part.id) : undefined;
  const instances = counted ?? instancesRead(part, terms);
  if (instances === undefined) return [computeFormula(part, terms)];
  if ('reason' in instances) return [instances];
  return instances.flatMap((instance): FormulaResult[] => {
    if (counted) return [{ value: true }];
    const result = computeFormula(part, inInstance(terms, instance));
    // An instance in which the question is certainly hidden is ignored.
    const isAsked =
      !('reason' in result) || result.reason !== 'missing' || !result.questions.every(isNotAsked);
    return isAsked ? [result] : [];
  });

  function isNotAsked(id: string): boolean {
    return terms.isNotAsked?.(id) === true;
  }
}

/** The instances of the repeated group that an argument reads. */
function instancesRead(part: Formula, terms: FormulaTerms) {
  for (const id of directParts(part).references) {
    const instances = terms.instancesOf?.(id);
    if (instances !== undefined) return instances;
  }
  return undefined;
}

/** Resolves ids within one instance; functions inside still read all instances. */
function inInstance(terms: FormulaTerms, instance: string): FormulaTerms {
  const at = (id: string) => (terms.instancesOf?.(id) === undefined ? id : instanceId(id, instance));
  return {
    valueOf: (id) => terms.valueOf(at(id)),
    pointsOf: (id) => terms.pointsOf(at(id)),
    instancesOf: (id) => terms.instancesOf?.(id),
    instancesUnder: (option) => terms.instancesUnder?.(option),
    isNotAsked: (id) => terms.isNotAsked?.(id) === true,
  };
}

/** « si »: evaluates only the parts that decide the result, to ask for no unnecessary answers. */
function choose(args: readonly Formula[], terms: FormulaTerms): FormulaResult {
  for (let at = 0; at + 1 < args.length; at += 2) {
    const condition = computeFormula(args[at]!, terms);
    if (!('value' in condition)) return condition;
    if (condition.value === true) return computeFormula(args[at + 1]!, terms);
  }
  return computeFormula(args.at(-1)!, terms);
}
