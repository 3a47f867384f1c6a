import { difficultyOf } from '#lib/cases/difficulty-texts.ts';
import './labels.css';
import './lit.css';

/** Five brains that show the difficulty of a case (1 to 5), drawn as one path in labels.css. */
export function Brains({ difficulty }: { difficulty: number }) {
  return <span className={`brains lit-${2 * difficulty}`} role="img" aria-label={difficultyOf(difficulty)} />;
}
