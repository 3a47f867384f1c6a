import { GRADES, type Grade } from '#lib/practice/attempt-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';

interface GradeButtonsProps {
  /** Whether the keys 1–4 grade the case. */
  hasKeys?: boolean;
  onGrade(grade: Grade): void;
}

/** « Raté, Difficile, Correct, Facile »; without script they submit the form around them. */
export function GradeButtons({ hasKeys = true, onGrade }: GradeButtonsProps) {
  return (
    <fieldset className="grades">
      <legend className="grades-title">{m.gradeTitle}</legend>
      {GRADES.map((grade) => (
        <button
          key={grade}
          type="submit"
          name="note"
          value={grade}
          className={`button grade grade-${grade}`}
          aria-keyshortcuts={hasKeys ? String(grade) : undefined}
          onClick={(event) => {
            event.preventDefault();
            onGrade(grade);
          }}
        >
          {m.grade(grade)}
          {hasKeys && (
            <span className="grade-key" aria-hidden="true">
              {m.gradeKey(grade)}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
