import { choicesOf } from '../answers.ts';
import type { Formula } from '../formulas/formula.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import type { Question } from '../tree.ts';
import { FHIR } from './fhir-extensions.ts';
import type { Json } from './json-value.ts';
import { enableWhenText } from './read-conditions.ts';
import { writeFhirPath } from './write-fhirpath.ts';
import type { WrittenTerms } from './written-terms.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '=': '=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** The `enableWhen` comparison for a chosen option. */
const chosen = (question: string, option: string, { codings }: WrittenTerms): Json => ({
  question,
  operator: '=',
  answerCoding: codings.get(option) ?? { code: option },
});

/**
 * Whether « is not this option » means the same in FHIR: there it asks for another answer, which several at once also
 * are, and none is where the question is not asked.
 */
function isSimple(option: string, { owners, parents }: WrittenTerms): boolean {
  const question = owners.get(option);
  return question?.type === 'single' && !question.condition && !parents.has(question.id);
}

/** One comparison; undefined where FHIR cannot express it. */
function entryOf(formula: Formula, terms: WrittenTerms): Json | undefined {
  if (formula.kind === 'reference') {
    const question = terms.owners.get(formula.id);
    const isChoice = question && choicesOf(question).some(({ id }) => id === formula.id);
    return isChoice ? chosen(question.id, formula.id, terms) : undefined;
  }
  if (formula.kind !== 'operation' || formula.left.kind !== 'reference') return undefined;
  const question = terms.owners.get(formula.left.id);
  const sign = SIGNS[formula.operator];
  if (question?.id !== formula.left.id || sign === undefined) return undefined;
  return comparison(question, sign, formula.right);
}

function comparison(question: Question, operator: string, right: Formula): Json | undefined {
  const entry = { question: question.id, operator };
  if (question.type === 'number' && right.kind === 'number') {
    const isWhole = question.decimals === 0 && Number.isInteger(right.value);
    return isWhole ? { ...entry, answerInteger: right.value } : { ...entry, answerDecimal: right.value };
  }
  const isText = question.type === 'text' && right.kind === 'text' && right.value.trim() !== '';
  return isText ? { ...entry, answerString: right.value } : undefined;
}

/** The parts of a condition that are joined by one operator. */
function partsOf(formula: Formula, operator: 'et' | 'ou'): Formula[] {
  return formula.kind === 'operation' && formula.operator === operator
    ? [...partsOf(formula.left, operator), ...partsOf(formula.right, operator)]
    : [formula];
}

/** « Is not this option », as a comparison. */
function negationOf(formula: Formula, terms: WrittenTerms): Json | undefined {
  const part = formula.kind === 'call' && formula.name === 'non' ? formula.args[0] : undefined;
  const entry = part?.kind === 'reference' && isSimple(part.id, terms) ? entryOf(part, terms) : undefined;
  return entry && { ...entry, operator: '!=' };
}

/** What has to hold beside a comparison: R4's `!=` asks for another answer, which not every reader knows. */
const withAnswer = (entry: Json): Json[] =>
  entry.operator === '!='
    ? [{ question: entry.question, operator: 'exists', answerBoolean: true }, entry]
    : [entry];

function entriesOf(formula: Formula, terms: WrittenTerms): { entries: Json[]; any: boolean } | undefined {
  const any = formula.kind === 'operation' && formula.operator === 'ou';
  const entries: Json[] = [];
  for (const part of partsOf(formula, any ? 'ou' : 'et')) {
    const entry = entryOf(part, terms) ?? negationOf(part, terms);
    const said = entry ? withAnswer(entry) : [];
    if (said.length === 0 || (any && said.length > 1)) return undefined;
    entries.push(...said);
  }
  return { entries, any };
}

/** The elements of an item that express its condition. */
export interface WrittenCondition {
  enableWhen: readonly Json[];
  any: boolean;
  extension: readonly Json[];
  /** Fields of this site's extension, where the FHIR elements would not be read back unchanged. */
  own: { condition?: string; under?: string };
}

/**
 * The conditions of a question, from the option above it, its own condition, or both: as FHIR comparisons where
 * possible, else as an expression, and as the formula itself where neither can be read back exactly.
 */
export function writeCondition(
  condition: string | undefined,
  above: { question: string; option: string } | undefined,
  terms: WrittenTerms,
): WrittenCondition {
  const under = above ? [chosen(above.question, above.option, terms)] : [];
  if (condition === undefined) return { enableWhen: under, any: false, extension: [], own: {} };
  const formula = parseFormula(condition);
  const said = formula ? entriesOf(formula, terms) : undefined;
  const isAlone = said && (!above || !said.any || said.entries.length === 1);
  if (said && isAlone) {
    const isSame = enableWhenText(said, terms.targets, 'not-chosen') === condition;
    const enableWhen = [...under, ...said.entries];
    return { enableWhen, any: said.any, extension: [], own: isSame ? {} : { condition } };
  }
  // The option above as well: an item has comparisons or an expression, not both.
  const parent: Formula | undefined = above && { kind: 'reference', id: above.option };
  const paths = [...(parent ? [parent] : []), formula].map((each) => each && writeFhirPath(each, terms));
  if (!paths.every(Boolean)) return { enableWhen: under, any: false, extension: [], own: { condition } };
  const whole = paths.join(' and ');
  const expression = { language: 'text/fhirpath', expression: whole };
  return {
    enableWhen: [],
    any: false,
    extension: [{ url: FHIR.enableWhenExpression, valueExpression: expression }],
    own: { condition, ...(above && { under: above.option }) },
  };
}
