import { useId } from 'react';
import { examMessages as m } from '#lib/cases/exams-texts.ts';
import './exams.css';

interface ExamChoiceProps {
  count: number;
  /** Where the cases are made: the first exam in the case that is edited, all of them beside it, or no case is open. */
  place: 'here' | 'beside' | 'new';
  isSplit: boolean;
  onSplit(isSplit: boolean): void;
}

/** Whether several exams become a case each, or go into the one that is edited. */
export function ExamChoice({ count, place, isSplit, onSplit }: ExamChoiceProps) {
  const name = useId();
  return (
    <fieldset className="exam-choice">
      <legend>{m.found(count)}</legend>
      <label>
        <input type="radio" name={name} checked={isSplit} onChange={() => onSplit(true)} />
        <span>
          {m.split}
          <small className="hint">{m.splitHint[place]}</small>
        </span>
      </label>
      <label>
        <input type="radio" name={name} checked={!isSplit} onChange={() => onSplit(false)} />
        <span>{place === 'new' ? m.togetherNew : m.together}</span>
      </label>
    </fieldset>
  );
}
