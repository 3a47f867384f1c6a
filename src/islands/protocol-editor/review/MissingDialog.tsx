import type { MissingPlace } from '#lib/messages/missing-fields.ts';
import { reviewMessages as m } from '#lib/messages/review.ts';
import { ReadDialog } from '../../form/ReadDialog.tsx';
import { FIELD_IDS } from '../../publish/field-links.ts';
import '../../publish/publish.css';

interface MissingDialogProps {
  places: readonly MissingPlace[];
  onClose(): void;
}

/** Ids of the places of the editor where something is mended. */
const IDS: Record<MissingPlace['place'], string> = { title: FIELD_IDS.title, acquisition: 'acquisition' };

/** Says what a protocol lacks before it can be validated, and leads there. */
export function MissingDialog({ places, onClose }: MissingDialogProps) {
  const go = (id: string) => {
    onClose();
    // Once the dialog is gone that has the focus.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <ReadDialog className="review-dialog" title={m.missingTitle} onClose={onClose}>
      <p>{m.missing}</p>
      <ul className="publish-missing">
        {places.map(({ place, text }) => (
          <li key={text}>
            <span>{text}</span>
            <a href={`#${IDS[place]}`} aria-label={m.mendWhat(text)} onClick={() => go(IDS[place])}>
              {m.mend}
            </a>
          </li>
        ))}
      </ul>
    </ReadDialog>
  );
}
