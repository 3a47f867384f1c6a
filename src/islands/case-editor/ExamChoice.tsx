import { useId } from 'react';
import { examMessages as m } from '#lib/messages/exams.ts';
import './exams.css';

interface ExamChoiceProps {
  count: number;
  /** Whether the first of them stays in this case. */
  isHere: boolean;
  isSplit: boolean;
  onSplit(isSplit: boolean): void;
}

/** Whether several exams become a case each, or go into the one that is edited. */
export function ExamChoice({ count, isHere, isSplit, onSplit }: ExamChoiceProps) {
  const name = useId();
  return (
    <fieldset className="exam-choice">
      <legend>{m.found(count)}</legend>
      <label>
        <input type="radio" name={name} checked={isSplit} onChange={() => onSplit(true)} />
        <span>
          {m.split}
          <small className="hint">{m.splitHint(isHere)}</small>
        </span>
      </label>
      <label>
        <input type="radio" name={name} checked={!isSplit} onChange={() => onSplit(false)} />
        <span>{m.together}</span>
      </label>
    </fieldset>
  );
}
