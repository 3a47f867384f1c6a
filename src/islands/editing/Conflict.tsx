import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Loaded } from '../form/Loaded.tsx';
import type { ConflictProps } from './ConflictChoice.tsx';

const RETRY_MS = 5000;

/** Parts were changed here and elsewhere: nothing is lost, whatever is chosen, and nothing else is touched. */
export function Conflict(props: ConflictProps) {
  const conflicts = useStore(props.autosave.$conflicts);
  const [tries, setTries] = useState(0);
  if (conflicts.size === 0) return null;
  return (
    <Loaded
      key={tries}
      load={async () => (await import('./ConflictChoice.tsx')).ConflictChoice}
      // It must be answered: there is no page without it.
      giveUp={() => setTimeout(() => setTries(tries + 1), RETRY_MS)}
      props={props}
    />
  );
}
