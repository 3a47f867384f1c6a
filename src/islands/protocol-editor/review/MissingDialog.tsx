import { reviewStepMessages as m } from '#lib/reviews/step-texts.ts';
import { ReadDialog } from '../../form/ReadDialog.tsx';
import '../../publish/publish.css';

/** Something that prevents a review step. */
export interface Obstacle {
  text: string;
  /** Goes to the place where it can be corrected. */
  show(): void;
}

interface MissingDialogProps {
  words: { title: string; body: string; mend: string };
  obstacles: readonly Obstacle[];
  onClose(): void;
}

/** Lists what prevents a review step, with a button for each that goes there. */
export function MissingDialog({ words, obstacles, onClose }: MissingDialogProps) {
  const go = ({ show }: Obstacle) => {
    onClose();
    // Deferred until the dialog, which has the focus, is gone.
    requestAnimationFrame(show);
  };
  return (
    <ReadDialog className="review-dialog" title={words.title} onClose={onClose}>
      <p>{words.body}</p>
      <ul className="publish-missing">
        {obstacles.map((obstacle, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index}>
            <span>{obstacle.text}</span>
            <button
              type="button"
              className="link-button"
              aria-label={m.mendWhat(words.mend, obstacle.text)}
              onClick={() => go(obstacle)}
            >
              {words.mend}
            </button>
          </li>
        ))}
      </ul>
    </ReadDialog>
  );
}
