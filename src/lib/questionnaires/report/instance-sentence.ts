import { type Answer, choicesOf, chooses } from '../answers.ts';
import { sentenceTerms, TERM } from '../repeats/sentence-terms.ts';
import { choiceText, type Question } from '../tree.ts';
import { agreeing, fill, withSide } from './fill.ts';
import { elided } from './joining.ts';
import type { Side } from './report-types.ts';
import { answerValue, valueWithUnit } from './values.ts';

/** The answer in an instance: undefined if the question is not asked, empty if a calculation gives an empty text. */
export type TermAnswer = { question: Question; answer: Answer | undefined } | undefined;

/**
 * The sentence of an instance: empty while none of its answers is given. A missing answer is replaced by its name,
 * « [Segment ?] », so that nobody overlooks it.
 */
export function instanceSentence(
  template: string,
  answerOf: (id: string) => TermAnswer,
  side: Side | undefined,
): string {
  const terms = sentenceTerms(template).map((id) => answerOf(id)?.answer);
  if (terms.length > 0 && terms.every((answer) => answer === undefined || answer === '')) return '';
  let text = '';
  let end = 0;
  // An instance is singular, unless a number in it says otherwise: « 2 foyers ».
  let count = 1;
  const plain = (piece: string) => fill(agreeing(piece, count), { side });
  for (const match of template.matchAll(TERM)) {
    text += plain(template.slice(end, match.index));
    end = match.index + match[0].length;
    const term = answerOf(match[1] ?? '');
    const words = termWords(term, template.slice(end), side);
    text = elided(text, words) + words;
    if (typeof term?.answer === 'number') count = Math.abs(term.answer);
  }
  return text + plain(template.slice(end));
}

function termWords(term: TermAnswer, rest: string, side: Side | undefined): string {
  if (!term || term.answer === '') return '';
  const { question, answer } = term;
  if (answer === undefined) return `[${withSide(question.text, side).replace(/\s*[:?]$/, '')} ?]`;
  const value = answerValue(question, answer);
  if (value) return valueWithUnit(value, rest);
  const options = choicesOf(question).filter(({ id }) => chooses(answer, id));
  return fill('{option}', { options: options.map(choiceText), side });
}
