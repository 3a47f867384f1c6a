import { practicePaths } from '#lib/practice/path-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';

interface PracticeWaysProps {
  position: number;
  /** The case was graded: it is not passed over any more. */
  isGraded: boolean;
  isLast: boolean;
  onPrevious(): void;
  onNext(): void;
}

interface WayProps {
  to: number;
  label: string;
  before?: string;
  after?: string;
  onGo(): void;
}

/** A button of the form around it where there is no script. */
function Way({ to, label, before, after, onGo }: WayProps) {
  return (
    <button
      type="submit"
      name="aller"
      value={to}
      className="button"
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      {before && <i className={before} aria-hidden="true" />}
      <span className="case-link">{label}</span>
      {after && <i className={after} aria-hidden="true" />}
    </button>
  );
}

/** The ways through a session, and out of it: it can be gone on with later, on any device. */
export function PracticeWays({ position, isGraded, isLast, onPrevious, onNext }: PracticeWaysProps) {
  const next = isLast ? m.end : isGraded ? m.next : m.skip;
  return (
    <nav className="case-links" aria-label={m.session}>
      <a className="button" href={practicePaths.home} title={m.leave}>
        <i className="i-lucide-log-out" aria-hidden="true" />
        <span className="case-link">{m.leave}</span>
      </a>
      <form method="post">
        {position > 0 && (
          <Way to={position - 1} label={m.previous} before="i-lucide-skip-back" onGo={onPrevious} />
        )}
        <Way to={position + 1} label={next} after="i-lucide-skip-forward" onGo={onNext} />
      </form>
    </nav>
  );
}
