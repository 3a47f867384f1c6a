import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { faultsOf } from '#lib/questions/faults.ts';
import { formatNames, questionOutlineMessages as m } from '#lib/questions/outline-texts.ts';
import type { PlacedQuestion } from '#lib/questions/question-tree.ts';

export const lineIdOf = (question: string) => `ligne-${question}`;

interface QuestionLineProps {
  placed: PlacedQuestion;
  /** The findings of the case, from which zones are made. */
  findings: readonly CaseFinding[];
  onOpen(): void;
}

/** A question that is not being edited: its number, its format, its first words, and whether it can be asked. */
export function QuestionLine({ placed: { question, number }, findings, onOpen }: QuestionLineProps) {
  const text = question.text.trim();
  return (
    <button type="button" id={lineIdOf(question.id)} className="question-line" onClick={onOpen}>
      <span className="visually-hidden">{m.questionNumber(number)}, </span>
      <span className="tabular" aria-hidden="true">
        {number}.
      </span>
      <span className="question-format">{formatNames[question.format]}</span>
      <span className={text ? 'question-words' : 'question-words hint'}>{text || m.untitled}</span>
      {faultsOf(question, findings).length > 0 && <span className="question-state">{m.toComplete}</span>}
    </button>
  );
}
