import { ReadFailure } from './ReadFailure.tsx';
import type { Reading } from './use-read.ts';

/** Shown in a dialog while its data is loading, or if loading failed. */
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
