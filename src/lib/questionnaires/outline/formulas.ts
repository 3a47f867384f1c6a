import { fold } from '#lib/platform/fold.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Faults, OutlineFaultCode } from './fault.ts';
import { frenchNumber } from './fields.ts';
import type { Label } from './read-line.ts';
import { titleKey } from './references.ts';
import { withNames } from './term-names.ts';
import { CONDITION_WORD, POINTS_WORD, SENTENCE_CONDITION_WORD } from './words.ts';

/** Ids of what formulas may read, by id and by folded text: questions, and options as « question = option ». */
export type Terms = ReadonlyMap<string, string | null>;

const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '÷': '/',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
};
/** Texts between quotes, names between braces, words, signs. */
const PARTS = /"[^"]*"|\{([^{}]*)\}|\p{L}+|[×÷−≤≥≠]/gu;

/** The id that a name stands for; null where it could mean several. */
function termOf(terms: Terms, name: string): string | null | undefined {
  const [byId, byText] = [terms.get(name), terms.get(titleKey(name))];
  return byId && byText && byId !== byText ? null : (byId ?? byText);
}

/** Names are longer than ids; what is longer than this is no formula. */
const TYPED_MAX = 20 * MAX.expression;

/** A formula with the ids of what it names, by id or by text; null when it computes nothing. */
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

/** What may stand in brackets: a condition everywhere, of a sentence where there is one, points of an option. */
export interface Allowed {
  condition?: boolean;
  sentence?: boolean;
  points?: boolean;
}

/** The conditions and points of a node; what may not stand there is a fault. */
export function conditionalParts(
  { label, line }: Conditional,
  terms: Terms,
  faults: Faults,
  allowed: Allowed,
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

/** What is written in brackets behind a text. */
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
