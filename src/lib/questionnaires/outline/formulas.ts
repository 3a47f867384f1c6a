import { fold } from '#lib/platform/fold.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Faults, OutlineFaultCode } from './fault.ts';
import { frenchNumber } from './fields.ts';
import type { Label } from './read-line.ts';
import { titleKey } from './references.ts';
import { withNames } from './term-names.ts';
import { CONDITION_WORD, POINTS_WORD, SENTENCE_CONDITION_WORD } from './words.ts';

/** Ids that formulas may read, by id and by folded text: questions, and options as « question = option ». */
export type Terms = ReadonlyMap<string, string | null>;

const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '÷': '/',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
};
/** Quoted texts, names in braces, words, signs. */
const PARTS = /"[^"]*"|\{([^{}]*)\}|\p{L}+|[×÷−≤≥≠]/gu;

/** The id that a name stands for; null if it is ambiguous. */
function termOf(terms: Terms, name: string): string | null | undefined {
  const [byId, byText] = [terms.get(name), terms.get(titleKey(name))];
  return byId && byText && byId !== byText ? null : (byId ?? byText);
}

/** Maximum length of a typed formula, in which names are longer than ids. */
const TYPED_MAX = 20 * MAX.expression;

/** A formula with ids in place of names; null when it cannot be computed. */
export function readStoredFormula(
  typed: string,
  terms: Terms,
  line: number,
  faults: Faults,
  code: OutlineFaultCode,
): string | null {
  const unknown: string[] = [];
  const ambiguous: string[] = [];
  const expression = typed.slice(0, TYPED_MAX).replace(PARTS, (part, name: string | undefined) => {
    if (part.startsWith('"')) return part;
    if (name === undefined) return SIGNS[part] ?? fold(part);
    const id = termOf(terms, name);
    if (id === undefined) unknown.push(name);
    if (id === null) ambiguous.push(name);
    return id ? `{${id}}` : part;
  });
  if (ambiguous.length > 0) faults.add(line, 'ambiguous-reference', ambiguous[0]);
  else if (unknown.length > 0) faults.add(line, 'unknown-reference', unknown[0]);
  else if (expression.length > MAX.expression || !parseFormula(expression)) faults.add(line, code, typed);
  else return expression;
  return null;
}

interface Conditional {
  label: Label;
  line: number;
}

/** The attributes that a node may have in brackets: conditions, a condition of its sentence, points of an option. */
export interface AllowedAttributes {
  condition?: boolean;
  sentence?: boolean;
  points?: boolean;
}

/** The conditions and points of a node; those that it may not have are faults. */
export function conditionalParts(
  { label, line }: Conditional,
  terms: Terms,
  faults: Faults,
  allowed: AllowedAttributes,
): { condition?: string; sentenceCondition?: string; points?: number } {
  const read = (typed: string | undefined, isAllowed: boolean | undefined, word: string): string | null => {
    if (typed === undefined) return null;
    if (isAllowed) return readStoredFormula(typed, terms, line, faults, 'bad-condition');
    faults.add(line, 'not-here', `${word} ${typed}`);
    return null;
  };
  const condition = read(label.condition, allowed.condition, CONDITION_WORD);
  const sentenceCondition = read(label.sentenceCondition, allowed.sentence, SENTENCE_CONDITION_WORD);
  const points = label.points === undefined ? undefined : frenchNumber(label.points);
  const hasPoints = points !== undefined && allowed.points && Math.abs(points) <= MAX.points;
  if (points !== undefined && !hasPoints) faults.add(line, 'not-here', `${label.points} ${POINTS_WORD}s`);
  return {
    ...(condition && { condition }),
    ...(sentenceCondition && { sentenceCondition }),
    ...(hasPoints && { points }),
  };
}

/** The conditions and points of a node, as written in brackets. */
export function conditionalWords(
  node: {
    condition?: string | undefined;
    sentenceCondition?: string | undefined;
    points?: number | undefined;
  },
  names: ReadonlyMap<string, string>,
): string[] {
  const { condition, sentenceCondition, points } = node;
  return [
    ...(points === undefined ? [] : [pointsWords(points)]),
    ...(condition ? [`${CONDITION_WORD} ${withNames(condition, names)}`] : []),
    ...(sentenceCondition ? [`${SENTENCE_CONDITION_WORD} ${withNames(sentenceCondition, names)}`] : []),
  ];
}

/** « 3 points », « 0,5 point ». */
const pointsWords = (points: number): string =>
  `${String(points).replace('.', ',')} ${POINTS_WORD}${Math.abs(points) >= 2 ? 's' : ''}`;
