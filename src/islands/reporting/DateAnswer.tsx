import type { Question } from '#lib/questionnaires/tree.ts';
import { useAnswer, useReporting } from './reporting-context.ts';

/** A day, typed or picked from the browser's own calendar. */
export function DateAnswer({ question: { id } }: { question: Extract<Question, { type: 'date' }> }) {
  const { session } = useReporting();
  const answer = useAnswer(id);
  return (
    <input
      id={`a-${id}`}
      className="input"
      type="date"
      autoComplete="off"
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => session.answer(id, target.value, id)}
    />
  );
}
