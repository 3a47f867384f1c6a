import { useEffect } from 'react';
import { rememberCasePlace } from '#lib/cases/browser/case-places.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';

/** Stores on this device the last image that the person saw of a case, to continue there. */
export function useCasePlace(engine: Engine | null, id: string): void {
  useEffect(() => {
    if (!engine) return;
    const keep = () => {
      const { panels, active } = engine.snapshot().state;
      const panel = panels[active];
      const session = storedSession();
      if (panel && session)
        rememberCasePlace(session.username, id, { folder: panel.stack, image: panel.index });
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [engine, id]);
}
