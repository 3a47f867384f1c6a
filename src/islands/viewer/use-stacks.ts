import { useEffect, useRef } from 'react';
import { readCase } from '#lib/cases/browser/case-viewer.ts';
import type { ViewerAnswer } from '#lib/cases/viewer-schemas.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';

/** Delays of retries in ms: the first one, which then doubles up to the longest. */
const PAUSE = { first: 1000, longest: 15_000 };

/** Callbacks for the outcome: the URLs of the images, or a failed request. */
interface Listener {
  onCome(answer: ViewerAnswer): void;
  onUnread(): void;
}

/** Whether a retry may help: there was no answer, or the server is busy. */
function mayCome(error: unknown): boolean {
  const { status = 0 } = error as { status?: number };
  return status === 0 || status === 429 || status > 500;
}

/**
 * Loads the URLs of a case's images; retries while the connection is lost. Returns a function that retries at once.
 * @param withAll whether to include the images that the questions hold back, as in the page's HTML
 */
export function useStacks(id: string, withAll: boolean, { onCome, onUnread }: Listener): () => void {
  const ask = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let tries = 0;
    const failed = (error: unknown) => {
      if (left) return;
      if (!mayCome(error)) return notify('error', m.caseFailure);
      onUnread();
      timer = setTimeout(read, Math.min(PAUSE.longest, PAUSE.first * 2 ** tries));
      tries += 1;
    };
    const came = (answer: ViewerAnswer) => {
      ask.current = () => {};
      if (!left) onCome(answer);
    };
    const read = () => {
      clearTimeout(timer);
      readCase(id, false, withAll).then(came, failed);
    };
    ask.current = read;
    const online = () => ask.current();
    addEventListener('online', online);
    read();
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [id, withAll, onCome, onUnread]);
  return () => ask.current();
}
