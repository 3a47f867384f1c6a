import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $keptAttempts } from '#lib/practice/attempts-store.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';

interface CaseGlanceProps {
  clinicalInformation: string;
  hasChanged: boolean;
  onOpen(): void;
}

/** Delay before unsent grades are mentioned (ms): a grade counts as unsent while its request is running. */
const ON_ITS_WAY = 4000;

/** Number of grades waiting for the connection. */
function useWaiting(): number {
  const kept = useStore($keptAttempts);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (kept === 0) return;
    const timer = setTimeout(() => setLate(true), ON_ITS_WAY);
    return () => clearTimeout(timer);
  }, [kept]);
  return isLate ? kept : 0;
}

/** The clinical facts of a case in two lines; the full text opens beside the images. */
export function CaseGlance({ clinicalInformation, hasChanged, onOpen }: CaseGlanceProps) {
  const waiting = useWaiting();
  return (
    <div className="case-glance">
      {clinicalInformation && (
        <button type="button" className="glance-information" title={m.wholeInformation} onClick={onOpen}>
          {clinicalInformation}
        </button>
      )}
      {hasChanged && (
        <p className="glance-note">
          <i className="i-lucide-refresh-cw" aria-hidden="true" />
          {m.changed}
        </p>
      )}
      <p className="glance-note" role="status">
        {waiting > 0 && m.keptAttempts(waiting)}
      </p>
    </div>
  );
}
