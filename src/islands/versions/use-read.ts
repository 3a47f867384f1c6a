import { useCallback, useEffect, useState } from 'react';

export type Reading<Result> = { state: 'reading' } | { state: 'failed' } | { state: 'read'; result: Result };

/** What a call answers, and how to ask again; `read` must be the same function from one render to the next. */
export function useRead<Result>(read: () => Promise<Result>): [Reading<Result>, () => void] {
  const [reading, setReading] = useState<Reading<Result>>({ state: 'reading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is what `asked` stands for
  useEffect(() => {
    let isWanted = true;
    setReading({ state: 'reading' });
    read().then(
      (result) => isWanted && setReading({ state: 'read', result }),
      () => isWanted && setReading({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [read, asked]);
  return [reading, useCallback(() => setAsked((before) => before + 1), [])];
}
