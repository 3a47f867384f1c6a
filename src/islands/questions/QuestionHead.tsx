import type { ShownQuestion } from '#lib/questions/attempt-schemas.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';

/** What is asked, and how it is answered: the legend of its fields. */
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
