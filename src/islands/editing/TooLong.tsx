import { tooLong } from '#lib/platform/too-long-texts.ts';
import './fault.css';

/** Says by how many characters a text is too long: it is never cut, and not sent until it fits. */
export function TooLong({ text, most, id }: { text: string; most: number; id?: string }) {
  const over = text.trim().length - most;
  return (
    <p className="fault" id={id} role="status" hidden={over <= 0}>
      {over > 0 && tooLong(over)}
    </p>
  );
}
