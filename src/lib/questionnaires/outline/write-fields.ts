import type { Question } from '../tree.ts';
import { isPlainUnit } from './fields.ts';
import { withNames } from './term-names.ts';
import { DEFAULT_WORD, decimalsWords, RANGE_WORD, UNIT_WORD } from './words.ts';

/** A number in French notation. */
const words = (value: number): string => String(value).replace('.', ',');

function rangeWords(min: number | undefined, max: number | undefined): string[] {
  if (min !== undefined && max !== undefined) return [`${words(min)} ${RANGE_WORD} ${words(max)}`];
  return [
    ...(min === undefined ? [] : [`min ${words(min)}`]),
    ...(max === undefined ? [] : [`max ${words(max)}`]),
  ];
}

function unitWords({
  unit,
  decimals,
}: {
  unit?: string | undefined;
  decimals?: number | undefined;
}): string[] {
  const plain = unit && (isPlainUnit(unit) ? unit : `${UNIT_WORD} ${unit}`);
  return [...(plain ? [plain] : []), ...(decimals === undefined ? [] : [decimalsWords(decimals)])];
}

/** The fields between bars after a question's text. */
export function fieldsOf(question: Question, names: ReadonlyMap<string, string>): string[] {
  switch (question.type) {
    case 'text':
      return question.defaultAnswer ? [`${DEFAULT_WORD} ${question.defaultAnswer}`] : [];
    case 'date':
      return question.defaultAnswer
        ? [`${DEFAULT_WORD} ${question.defaultAnswer.split('-').toReversed().join('/')}`]
        : [];
    case 'number': {
      const { min, max, defaultAnswer: byDefault } = question;
      const range = rangeWords(min, max);
      const answer = byDefault === undefined ? [] : [`${DEFAULT_WORD} ${words(byDefault)}`];
      return [
        ...unitWords({ unit: question.unit }),
        ...range,
        ...unitWords({ decimals: question.decimals }),
        ...answer,
      ];
    }
    case 'formula':
      return [withNames(question.expression, names), ...unitWords(question)];
    default:
      return [];
  }
}
