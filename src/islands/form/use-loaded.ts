import { type ComponentType, useEffect, useState } from 'react';
import { loadFailure } from '#lib/platform/client-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';

/**
 * A component whose code is fetched when it is first wanted, null until then. If it cannot be fetched the page says
 * so and calls `giveUp`: it is no longer wanted.
 */
export function useLoaded<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time that it is wanted
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
