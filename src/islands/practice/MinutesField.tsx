import { MINUTES, type PracticeAsked } from '#lib/domain/practice/asked.ts';
import { PRACTICE_PARAMS } from '#lib/domain/practice/paths.ts';
import { MINUTES_A_CASE } from '#lib/domain/practice/session.ts';
import { practiceMessages as m } from '#lib/messages/practice-page.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';

interface MinutesFieldProps {
  minutes: number;
  onChange(part: Partial<PracticeAsked>): void;
}

/** How long one has. */
export function MinutesField({ minutes, onChange }: MinutesFieldProps) {
  const offered = [...new Set([...MINUTES, minutes])].sort((a, b) => a - b);
  return (
    <div className="minutes">
      <ChoiceField
        name={PRACTICE_PARAMS.minutes}
        label={m.minutes}
        options={offered.map((each) => ({
          value: String(each),
          label: m.minutesOf(each, Math.floor(each / MINUTES_A_CASE)),
        }))}
        value={String(minutes)}
        onChange={(value) => onChange({ minutes: Number(value) })}
      />
    </div>
  );
}
