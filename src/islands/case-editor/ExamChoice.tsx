import { useId } from 'react';
import { examMessages as m } from '#lib/cases/exams-texts.ts';
import './exams.css';

interface ExamChoiceProps {
  count: number;
  /** First exam in the edited case (`here`), all in cases beside it (`beside`), or no case is open (`new`). */
  place: 'here' | 'beside' | 'new';
  isSplit: boolean;
  onSplit(isSplit: boolean): void;
}

/** The choice between one case per exam and one case for all exams. */
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
