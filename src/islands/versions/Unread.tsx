import { ReadFailure } from './ReadFailure.tsx';
import type { Reading } from './use-read.ts';

/** Shown in a dialog while something is being read, or could not be. */
export function Unread({
  reading,
  loading,
  again,
}: {
  reading: Reading<unknown>;
  loading: string;
  again(): void;
}) {
  if (reading.state === 'reading') return <p role="status">{loading}</p>;
  if (reading.state === 'read') return null;
  return (
    <p role="alert">
      <ReadFailure reason={reading.reason} again={again} />
    </p>
  );
}
