import { practicePaths } from '#lib/domain/practice/paths.ts';
import { attemptMessages as m } from '#lib/messages/practice.ts';

interface PracticeWaysProps {
  /** The case was graded: it is not passed over any more. */
  isGraded: boolean;
  isLast: boolean;
  onNext(): void;
}

/** The way to the next case of a session, and out of it: it can be gone on with later, on any device. */
export function PracticeWays({ isGraded, isLast, onNext }: PracticeWaysProps) {
  const next = isLast ? m.end : isGraded ? m.next : m.skip;
  return (
    <nav className="case-links" aria-label={m.session}>
      <a className="button" href={practicePaths.home} title={m.leave}>
        <i className="i-lucide-log-out" aria-hidden="true" />
        <span className="case-link">{m.leave}</span>
      </a>
      <button type="button" className="button needs-script" title={next} onClick={onNext}>
        <span className="case-link">{next}</span>
        <i className="i-lucide-skip-forward" aria-hidden="true" />
      </button>
    </nav>
  );
}
