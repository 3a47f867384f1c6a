import { type Answer, choicesOf, chooses } from '../answers.ts';
import { sentenceTerms, TERM } from '../repeats/sentence-terms.ts';
import { choiceText, type Question } from '../tree.ts';
import { fill } from './fill.ts';
import { elided } from './joining.ts';
import type { Side } from './report-types.ts';
import { answerValue, written } from './values.ts';

/** An instance's answer: undefined where the question is not asked. */
export type TermAnswer = { question: Question; answer: Answer | undefined } | undefined;

/**
 * What an instance says: nothing as long as none of the answers it holds is given. One that is asked for and missing is
 * named in its place, « [Segment ?] », so that it is not missed.
 */
export function instanceSentence(
  template: string,
  answerOf: (id: string) => TermAnswer,
  side: Side | undefined,
): string {
  const terms = sentenceTerms(template).map((id) => answerOf(id));
  if (terms.length > 0 && terms.every((term) => term?.answer === undefined)) return '';
  let text = '';
  let end = 0;
  for (const match of template.matchAll(TERM)) {
    text += fill(template.slice(end, match.index), { side });
    end = match.index + match[0].length;
    const words = termWords(answerOf(match[1] ?? ''), template.slice(end), side);
    text = elided(text, words) + words;
  }
  return text + fill(template.slice(end), { side });
}

function termWords(term: TermAnswer, rest: string, side: Side | undefined): string {
  if (!term) return '';
  const { question, answer } = term;
  if (answer === undefined) return `[${question.text.trim().replace(/\s*[:?]$/, '')} ?]`;
  const value = answerValue(question, answer);
  if (value) return written(value, rest);
  const options = choicesOf(question).filter(({ id }) => chooses(answer, id));
  return fill('{option}', { options: options.map(choiceText), side });
}
