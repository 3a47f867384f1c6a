import { type ComponentType, useEffect, useState } from 'react';
import { loadFailure } from '#lib/platform/client-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';

/**
 * A component whose code is loaded when first needed; null until then. If loading fails the page says so and calls
 * `giveUp`, which should make `isWanted` false.
 */
export function useLoaded<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded each time that `isWanted` becomes true
  useEffect(() => {
    if (!isWanted || loaded) return;
    load().then(
      (component) => setLoaded(() => component),
      () => {
        notify('error', loadFailure);
        giveUp();
      },
    );
  }, [isWanted, loaded]);
  return isWanted ? loaded : null;
}
