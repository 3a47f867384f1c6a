import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CombineFields } from '#lib/autosave/browser/draft-parts.ts';
import { Loaded } from '../form/Loaded.tsx';
import type { ConflictProps } from './ConflictChoice.tsx';

const RETRY_MS = 5000;

interface LoadCombine {
  /** Loads the function that merges two versions, for item kinds that have one. */
  loadCombine?(): Promise<CombineFields>;
}

async function loadChoice(loadCombine: LoadCombine['loadCombine']) {
  const [{ ConflictChoice }, combine] = await Promise.all([
    import('./ConflictChoice.tsx'),
    // If the code for merging cannot be loaded, the other choices still work.
    loadCombine?.().catch(() => undefined),
  ]);
  return (props: Omit<ConflictProps, 'combine'>) => (
    <ConflictChoice {...props} {...(combine && { combine })} />
  );
}

/** Asks which version to keep when parts were changed both here and elsewhere: nothing is lost, other parts stay. */
export function Conflict({ loadCombine, ...props }: Omit<ConflictProps, 'combine'> & LoadCombine) {
  const conflicts = useStore(props.autosave.$conflicts);
  const [tries, setTries] = useState(0);
  if (conflicts.size === 0) return null;
  return (
    <Loaded
      key={tries}
      load={() => loadChoice(loadCombine)}
      // The conflict must be resolved: loading the dialog is tried again until it succeeds.
      giveUp={() => setTimeout(() => setTries(tries + 1), RETRY_MS)}
      props={props}
    />
  );
}
