import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { PRACTICE_PARAMS } from '#lib/practice/path-rules.ts';
import { MINUTES, type PracticeAsked } from '#lib/practice/request-rules.ts';
import { CASES_MAX, MINUTES_A_CASE, WHOLE_LIST } from '#lib/practice/session-rules.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';

interface MinutesFieldProps {
  asked: Pick<PracticeAsked, 'minutes' | 'collection'>;
  /** Cases of the list that is asked for which the session would have. */
  available: number;
  onChange(part: Partial<PracticeAsked>): void;
}

/** How long one has. */
export function MinutesField({ asked: { minutes, collection }, available, onChange }: MinutesFieldProps) {
  const whole = collection === '' ? [] : [WHOLE_LIST];
  const offered = [...new Set([...whole, ...MINUTES, minutes])].sort((a, b) => a - b);
  return (
    <div className="minutes">
      <ChoiceField
        name={PRACTICE_PARAMS.minutes}
        label={m.minutes}
        options={offered.map((each) => ({
          value: String(each),
          label:
            each === WHOLE_LIST
              ? m.wholeList(Math.min(available, CASES_MAX))
              : m.minutesOf(each, Math.floor(each / MINUTES_A_CASE)),
        }))}
        value={String(minutes)}
        onChange={(value) => onChange({ minutes: Number(value) })}
      />
    </div>
  );
}
