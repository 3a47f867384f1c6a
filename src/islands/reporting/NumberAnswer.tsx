import type { KeyboardEvent } from 'react';
import { type NumberQuestion, typedAnswer } from '#lib/questionnaires/number-answer.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import { typedNumber } from '#lib/questionnaires/typed-number.ts';
import { numberFaultText, stepValue } from './number-bounds.ts';
import { useAnswer, useReporting, useSelected } from './reporting-context.ts';

interface NumberAnswerProps {
  question: NumberQuestion;
}

/** The text in the field: as typed, as long as it is equivalent to the answer. */
function useTyped(question: NumberQuestion): { value: number | undefined; text: string } {
  const { $typed } = useReporting();
  const answer = useAnswer(question.id);
  const value = typeof answer === 'number' ? answer : undefined;
  const typed = useSelected($typed, (all) => all[question.id]);
  if (typed !== undefined && typedAnswer(question, typed) === answer) return { value, text: typed };
  // The answer is a text if the question rejected the typed value.
  return { value, text: value === undefined ? String(answer ?? '') : typedNumber(value) };
}

/**
 * A number with its unit, entered by keys, buttons or ↑ and ↓. A value that the question rejects is reported and
 * kept, but writes nothing in the report.
 */
export function NumberAnswer({ question }: NumberAnswerProps) {
  const { session, $typed } = useReporting();
  const { id, unit, min, max } = question;
  const { value, text } = useTyped(question);
  const fault = numberFaultText(question, text);
  const range = questionnaireMessages.range(min, max, unit);
  const type = (next: string) => {
    $typed.set({ ...$typed.get(), [id]: next });
    session.answer(id, typedAnswer(question, next), id);
  };
  const spin = (by: 1 | -1) => type(typedNumber(stepValue(question, value, by)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    spin(event.key === 'ArrowUp' ? 1 : -1);
  };
  const button = (by: 1 | -1, label: string, icon: string) => (
    // Not focusable: keyboard users have ↑ and ↓, and two further tab stops would slow them down.
    <button
      type="button"
      tabIndex={-1}
      className="spin"
      aria-label={label}
      title={label}
      onClick={() => spin(by)}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
  return (
    <div className="number-answer">
      {button(-1, m.less, 'i-lucide-minus')}
      <input
        id={`a-${id}`}
        className="input tabular"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text && unit ? `${text}\u00a0${unit}` : text || undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`h-${id}`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {unit && <span className="unit">{unit}</span>}
      {button(1, m.more, 'i-lucide-plus')}
      <span id={`h-${id}`} className={fault ? 'fault' : 'hint'}>
        {fault ?? range}
      </span>
    </div>
  );
}
