import { useCallback, useEffect, useState } from 'react';
import { CallFailed } from '#lib/platform/browser/client.ts';

/** `reason` is the server's explanation of a failure; empty if the server did not answer. */
export type Reading<Result> =
  | { state: 'reading' }
  | { state: 'failed'; reason: string }
  | { state: 'read'; result: Result };

const reasonOf = (error: unknown) => (error instanceof CallFailed && error.serverMessage) || '';

/** The result of a call, and a function to repeat it; `read` must keep its identity between renders. */
export function useRead<Result>(read: () => Promise<Result>): [Reading<Result>, () => void] {
  const [reading, setReading] = useState<Reading<Result>>({ state: 'reading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `asked` repeats the call
  useEffect(() => {
    let isWanted = true;
    setReading({ state: 'reading' });
    read().then(
      (result) => isWanted && setReading({ state: 'read', result }),
      (error) => isWanted && setReading({ state: 'failed', reason: reasonOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [read, asked]);
  return [reading, useCallback(() => setAsked((before) => before + 1), [])];
}
