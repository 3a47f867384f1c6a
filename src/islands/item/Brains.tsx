import { difficultyOf } from '#lib/cases/difficulty-texts.ts';
import './labels.css';
import './lit.css';

/** Five brains, as many lit as the case is hard (1 to 5). Drawn as one path in labels.css. */
export function Brains({ difficulty }: { difficulty: number }) {
  return <span className={`brains lit-${2 * difficulty}`} role="img" aria-label={difficultyOf(difficulty)} />;
}
