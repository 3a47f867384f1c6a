import { editingMessages as m } from '#lib/messages/editing.ts';

/** Says by how many characters a text is too long: it is never cut. */
export function TooLong({ over }: { over: number }) {
  return (
    <p className="fault" role="status" hidden={over <= 0}>
      {over > 0 && m.tooLong(over)}
    </p>
  );
}
