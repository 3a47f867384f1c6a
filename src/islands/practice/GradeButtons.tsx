import { GRADES, type Grade } from '#lib/practice/attempt-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';

interface GradeButtonsProps {
  /** Whether 1–4 do the same here. */
  hasKeys?: boolean;
  onGrade(grade: Grade): void;
}

/** « Raté, Difficile, Correct, Facile »: buttons of the form around them where there is no script. */
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
