import { useId } from 'react';
import { MINUTES, type PracticeAsked } from '#lib/domain/practice/asked.ts';
import { PRACTICE_PARAMS } from '#lib/domain/practice/paths.ts';
import { MINUTES_A_CASE } from '#lib/domain/practice/session.ts';
import { practiceMessages as m } from '#lib/messages/practice-page.ts';

interface MinutesFieldProps {
  minutes: number;
  onChange(part: Partial<PracticeAsked>): void;
}

/** How long one has. */
export function MinutesField({ minutes, onChange }: MinutesFieldProps) {
  const id = useId();
  const offered = [...new Set([...MINUTES, minutes])].sort((a, b) => a - b);
  return (
    <div className="field minutes">
      <label htmlFor={id}>{m.minutes}</label>
      <select
        id={id}
        className="input"
        name={PRACTICE_PARAMS.minutes}
        value={minutes}
        onChange={({ target }) => onChange({ minutes: Number(target.value) })}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {m.minutesOf(each, Math.floor(each / MINUTES_A_CASE))}
          </option>
        ))}
      </select>
    </div>
  );
}
