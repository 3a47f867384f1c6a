import { practicePaths } from '#lib/practice/path-rules.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';

interface PracticeWaysProps {
  position: number;
  /** Whether the case was graded: the button then says « next » instead of « skip ». */
  isGraded: boolean;
  isLast: boolean;
  onPrevious(): void;
  onNext(): void;
}

interface WayProps {
  to: number;
  label: string;
  /** Part of the label, shown below the icon where there is little room. */
  short: string;
  before?: string;
  after?: string;
  onGo(): void;
}

const Short = ({ word }: { word: string }) => (
  <span className="way-short" aria-hidden="true">
    {word}
  </span>
);

/** A navigation button; without script it submits the form around it. */
function Way({ to, label, short, before, after, onGo }: WayProps) {
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
      <Short word={short} />
    </button>
  );
}

/** Buttons to go through a session and to leave it; it can be resumed on any device. */
export function PracticeWays({ position, isGraded, isLast, onPrevious, onNext }: PracticeWaysProps) {
  const next = isLast ? 'end' : isGraded ? 'next' : 'skip';
  return (
    <nav className="case-links" aria-label={m.session}>
      <a className="button" href={practicePaths.home} title={m.leave}>
        <i className="i-lucide-log-out" aria-hidden="true" />
        <span className="case-link">{m.leave}</span>
        <Short word={m.short.leave} />
      </a>
      <form method="post">
        {position > 0 && (
          <Way
            to={position - 1}
            label={m.previous}
            short={m.short.previous}
            before="i-lucide-skip-back"
            onGo={onPrevious}
          />
        )}
        <Way
          to={position + 1}
          label={m[next]}
          short={m.short[next]}
          after="i-lucide-skip-forward"
          onGo={onNext}
        />
      </form>
    </nav>
  );
}
