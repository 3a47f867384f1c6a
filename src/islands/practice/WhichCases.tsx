import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { PRACTICE_PARAMS } from '#lib/practice/path-rules.ts';
import type { PracticeRequest } from '#lib/practice/request-rules.ts';
import type { PracticeOverview } from '#lib/practice/schemas.ts';
import { CHOICES, type Choice } from '#lib/practice/session-rules.ts';

interface WhichCasesProps {
  asked: PracticeRequest;
  overview: PracticeOverview;
  onChange(part: Partial<PracticeRequest>): void;
}

/** Number of cases of a choice. */
export function countOf(choice: Choice, { due, fresh, failed, total }: PracticeOverview): number {
  return { due, new: fresh, failed, random: total, listed: total, mixed: due + fresh }[choice];
}

/** Choice of cases (due, new, failed, mixed, any), each with its number of cases. */
export function WhichCases({ asked, overview, onChange }: WhichCasesProps) {
  return (
    <fieldset className="choices">
      <legend className="label">{m.choice}</legend>
      {CHOICES.toSorted((a, b) => Number(b === 'mixed') - Number(a === 'mixed')).map((choice) => (
        <label key={choice} className="choice">
          <input
            type="radio"
            name={PRACTICE_PARAMS.choice}
            value={choice}
            checked={asked.choice === choice}
            onChange={() => onChange({ choice })}
          />
          <span className="choice-name">{m.choices[choice].name}</span>
          <span className="choice-hint">{m.choices[choice].hint}</span>
          <strong className="choice-count tabular">{m.count(countOf(choice, overview))}</strong>
        </label>
      ))}
    </fieldset>
  );
}
