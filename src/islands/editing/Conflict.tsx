import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CombineFields } from '#lib/autosave/browser/draft-parts.ts';
import { Loaded } from '../form/Loaded.tsx';
import type { ConflictProps } from './ConflictChoice.tsx';

const RETRY_MS = 5000;

interface LoadCombine {
  /** Fetches what combines two versions, where a kind has that. */
  loadCombine?(): Promise<CombineFields>;
}

async function loadChoice(loadCombine: LoadCombine['loadCombine']) {
  const [{ ConflictChoice }, combine] = await Promise.all([
    import('./ConflictChoice.tsx'),
    // If its code cannot be fetched, the other choices still work.
    loadCombine?.().catch(() => undefined),
  ]);
  return (props: Omit<ConflictProps, 'combine'>) => (
    <ConflictChoice {...props} {...(combine && { combine })} />
  );
}

/** Parts were changed both here and elsewhere: whatever is chosen nothing is lost, and other parts are left alone. */
export function Conflict({ loadCombine, ...props }: Omit<ConflictProps, 'combine'> & LoadCombine) {
  const conflicts = useStore(props.autosave.$conflicts);
  const [tries, setTries] = useState(0);
  if (conflicts.size === 0) return null;
  return (
    <Loaded
      key={tries}
      load={() => loadChoice(loadCombine)}
      // The question must be answered: it is asked again until its code is there.
      giveUp={() => setTimeout(() => setTries(tries + 1), RETRY_MS)}
      props={props}
    />
  );
}
