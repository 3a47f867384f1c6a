import { CONFIDENCES, type Confidence } from '#lib/practice/attempt-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';

interface ConfidenceFieldProps {
  value: Confidence | null;
  isRead: boolean;
  onChange(value: Confidence | null): void;
}

/** Confidence in the hypothesis; choosing the same value again clears it. */
export function ConfidenceField({ value, isRead, onChange }: ConfidenceFieldProps) {
  return (
    <fieldset className="confidence">
      <legend>{m.sure}</legend>
      {CONFIDENCES.map((percent) => (
        <label key={percent}>
          <input
            type="radio"
            name="sur"
            value={percent}
            className="visually-hidden"
            disabled={isRead && value !== percent}
            checked={value === percent}
            onChange={() => onChange(percent)}
            onClick={() => value === percent && onChange(null)}
          />
          <span>{m.confidence(percent)}</span>
        </label>
      ))}
    </fieldset>
  );
}
