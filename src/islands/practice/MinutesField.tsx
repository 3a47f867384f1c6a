import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { PRACTICE_PARAMS } from '#lib/practice/path-rules.ts';
import { isWholeOffered, MINUTES, type PracticeRequest } from '#lib/practice/request-rules.ts';
import { MINUTES_A_CASE, WHOLE_LIST } from '#lib/practice/session-rules.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';

interface MinutesFieldProps {
  asked: Pick<PracticeRequest, 'minutes' | 'collection' | 'choice'>;
  /** Number of cases in a session with the whole list. */
  available: number;
  onChange(part: Partial<PracticeRequest>): void;
}

/** Length of the session. */
export function MinutesField({ asked, available, onChange }: MinutesFieldProps) {
  const { minutes } = asked;
  const whole = isWholeOffered(asked) ? [WHOLE_LIST] : [];
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
              ? m.wholeList(available)
              : m.minutesOf(each, Math.floor(each / MINUTES_A_CASE)),
        }))}
        value={String(minutes)}
        onChange={(value) => onChange({ minutes: Number(value) })}
      />
    </div>
  );
}
