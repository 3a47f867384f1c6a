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
    // Where it cannot be fetched, the other choices are there all the same.
    loadCombine?.().catch(() => undefined),
  ]);
  return (props: Omit<ConflictProps, 'combine'>) => (
    <ConflictChoice {...props} {...(combine && { combine })} />
  );
}

/** Parts were changed here and elsewhere: nothing is lost, whatever is chosen, and nothing else is touched. */
export function Conflict({ loadCombine, ...props }: Omit<ConflictProps, 'combine'> & LoadCombine) {
  const conflicts = useStore(props.autosave.$conflicts);
  const [tries, setTries] = useState(0);
  if (conflicts.size === 0) return null;
  return (
    <Loaded
      key={tries}
      load={() => loadChoice(loadCombine)}
      // It must be answered: there is no page without it.
      giveUp={() => setTimeout(() => setTries(tries + 1), RETRY_MS)}
      props={props}
    />
  );
}
