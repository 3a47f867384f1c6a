import { useCallback, useEffect, useState } from 'react';
import { shellMessages } from '#lib/layout/shell-texts.ts';
import { documentTitle } from '#lib/platform/page-name.ts';
import { $pageTitle } from '#lib/platform/page-title-store.ts';
import { $keptAttempts, restoreAttempts } from '#lib/practice/attempts-store.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import type { PracticeSession } from '#lib/practice/schemas.ts';
import { tellPlace } from '#lib/practice/session-place-store.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';
import { fetchAhead } from './fetch-ahead.ts';

/** Delay before the next cases are fetched ahead (ms): the images of the current one come first. */
const AHEAD = 2000;
const CASES_AHEAD = 2;

/** Fetches the next cases ahead. */
function useAhead({ cases }: PracticeSession, position: number): void {
  useEffect(() => {
    const leaving = new AbortController();
    const ids = cases.slice(position + 1, position + 1 + CASES_AHEAD).map(({ caseId }) => caseId);
    const timer = setTimeout(() => void fetchAhead(ids, leaving.signal), AHEAD);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [cases, position]);
}

/** The page's title gives the position in the session, never the case. */
function usePlaceInTitle(position: number, total: number): void {
  useEffect(() => {
    const place = m.caseOf(position + 1, total);
    document.title = documentTitle(place, shellMessages.product);
    $pageTitle.set(place);
  }, [position, total]);
}

/** The current case of a session and the moves to others. */
export function usePractice(session: PracticeSession, goTo: (id: string, how: 'stay') => Promise<boolean>) {
  const { id, cases } = session;
  const [position, setPosition] = useState(session.position);
  /** All cases were tried, and the summary waits for the connection. */
  const [isOver, setOver] = useState(false);
  useEffect(() => restoreAttempts(), []);
  useAhead(session, position);
  usePlaceInTitle(position, cases.length);
  const goOn = useCallback(async () => {
    const next = cases[position + 1];
    if (next) {
      if (!(await goTo(next.caseId, 'stay'))) return;
      setPosition(position + 1);
      void tellPlace(id, position + 1);
      return;
    }
    const told = await tellPlace(id, cases.length, true);
    if (told && $keptAttempts.get() === 0) location.assign(practicePaths.session(id));
    else setOver(true);
  }, [id, cases, position, goTo]);
  const before = cases[position - 1];
  const goBack = async () => {
    if (!before || !(await goTo(before.caseId, 'stay'))) return;
    setOver(false);
    setPosition(position - 1);
    void tellPlace(id, position - 1);
  };
  return { goBack, here: cases[position], position, total: cases.length, isOver, goOn };
}
