import type { MissingPlace } from '#lib/messages/missing-fields.ts';
import { reviewStepMessages as m } from '#lib/messages/review-steps.ts';
import { ReadDialog } from '../../form/ReadDialog.tsx';
import { FIELD_IDS } from '../../publish/field-links.ts';
import '../../publish/publish.css';

interface MissingDialogProps {
  places: readonly MissingPlace[];
  /** Goes to a cell of a table. */
  onCell(cell: NonNullable<MissingPlace['cell']>): void;
  onClose(): void;
}

/** Ids of the places of the editor where something is mended. */
const IDS: Record<MissingPlace['place'], string> = { title: FIELD_IDS.title, acquisition: 'acquisition' };

/** Says what a protocol lacks before it can be validated, and leads there. */
export function MissingDialog({ places, onCell, onClose }: MissingDialogProps) {
  const go = ({ place, cell }: MissingPlace) => {
    onClose();
    // Once the dialog is gone that has the focus.
    requestAnimationFrame(() => (cell ? onCell(cell) : document.getElementById(IDS[place])?.focus()));
  };
  return (
    <ReadDialog className="review-dialog" title={m.missingTitle} onClose={onClose}>
      <p>{m.missing}</p>
      <ul className="publish-missing">
        {places.map((missing) => (
          <li key={missing.text}>
            <span>{missing.text}</span>
            <a
              href={`#${IDS[missing.place]}`}
              aria-label={m.mendWhat(missing.text)}
              onClick={() => go(missing)}
            >
              {m.mend}
            </a>
          </li>
        ))}
      </ul>
    </ReadDialog>
  );
}
