import { attemptMessages } from '#lib/practice/texts.ts';

interface AttemptButtonProps {
  isAnswered: boolean;
  pressed: boolean;
  onPress(): void;
}

/** Button that opens the fields of the hypothesis, or the grades: unobtrusive, because an attempt is optional. */
export function AttemptButton({ isAnswered, pressed, onPress }: AttemptButtonProps) {
  const m = attemptMessages;
  return (
    <button
      type="button"
      className={`button bar-link needs-script${pressed ? ' pressed' : ''}`}
      onClick={onPress}
    >
      <i className={isAnswered ? 'i-lucide-list-checks' : 'i-lucide-pencil-line'} aria-hidden="true" />
      <span className="bar-long">{isAnswered ? m.askGrade : m.hypothesis}</span>
      <span className="bar-short" aria-hidden="true">
        {isAnswered ? m.askGradeShort : m.hypothesisShort}
      </span>
    </button>
  );
}
