import type { ShownQuestion } from '#lib/questions/attempt-schemas.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';

/** The text of a question, and how to answer it: the legend of its fieldset. */
export function QuestionHead({
  question: { format, text, expected },
  position,
}: {
  question: ShownQuestion;
  position: number;
}) {
  return (
    <legend>
      <span className="question-name">
        <strong>{m.question(position)}</strong> <span className="hint">{m.formatName(format)}</span>
      </span>
      <span className="question-text">{text}</span>
      {expected !== undefined && (
        <span className="hint">{format === 'zone' ? m.toPoint(expected) : m.expected(expected)}</span>
      )}
    </legend>
  );
}
