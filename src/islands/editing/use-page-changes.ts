import { useEffect, useRef } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import { usePageBack } from '../form/use-page-back.ts';

/**
 * Saves when the tab is hidden or the connection is back, asks before leaving unsaved changes, keeps them on the
 * device when the page closes, and reads again when the browser's history brings the page back.
 * @param isBusy whether leaving would lose something else, such as files under way
 */
export function usePageChanges(
  autosave: Pick<Autosave<object>, 'flush' | 'isUnsaved' | 'keep' | 'reread' | 'stop'>,
  isBusy: () => boolean = () => false,
): void {
  const busy = useRef(isBusy);
  busy.current = isBusy;
  useEffect(() => {
    const save = () => void autosave.flush();
    const guard = (event: BeforeUnloadEvent) => {
      // An ended session leads to the sign-in screen: what is typed is kept, there is nothing to ask.
      if (!storedSession()) return;
      if (!autosave.isUnsaved() && !busy.current()) return;
      save();
      event.preventDefault();
    };
    addEventListener('beforeunload', guard);
    addEventListener('pagehide', autosave.keep);
    addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      removeEventListener('beforeunload', guard);
      removeEventListener('pagehide', autosave.keep);
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
      autosave.stop();
    };
  }, [autosave]);
  usePageBack(() => void autosave.reread());
}
