import { ReadDialog } from './ReadDialog.tsx';
import './keys-dialog.css';

interface KeysDialogProps {
  title: string;
  intro?: string;
  lines: readonly { keys: string; text: string }[];
  onClose(): void;
}

/** Help on the keyboard shortcuts of a screen, from the same table that handles the keys. */
export function KeysDialog({ title, intro, lines, onClose }: KeysDialogProps) {
  return (
    <ReadDialog title={title} onClose={onClose}>
      {intro && <p className="quiet">{intro}</p>}
      <dl className="keys">
        {lines.map(({ keys, text }) => (
          <div key={keys + text}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </ReadDialog>
  );
}
