import { difficultyOf } from '#lib/messages/difficulty.ts';
import './labels.css';

/** Five brains, as many lit as the case is hard (1 to 5). Drawn once as a mask in labels.css. */
export function Brains({ difficulty }: { difficulty: number }) {
  return (
    <span className="brains" role="img" aria-label={difficultyOf(difficulty)}>
      {[1, 2, 3, 4, 5].map((level) => (
        <i key={level} className={level <= difficulty ? 'brain lit' : 'brain'} />
      ))}
    </span>
  );
}
