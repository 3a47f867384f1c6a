import { useCallback, useEffect, useRef, useState } from 'react';
import { shellMessages } from '#lib/layout/shell-texts.ts';
import { documentTitle } from '#lib/platform/page-name.ts';
import { $pageTitle } from '#lib/platform/page-title-store.ts';
import { $keptAttempts, restoreAttempts } from '#lib/practice/attempts-store.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import type { PracticeSession } from '#lib/practice/schemas.ts';
import { answerSoon, placeHere, placeThere, tellEnd, tellPlace } from '#lib/practice/session-place-store.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';
import { fetchAhead } from './fetch-ahead.ts';

/** Delay in ms before the next cases are prefetched: the images of the current case come first. */
const AHEAD = 2000;
const CASES_AHEAD = 2;

/** Prefetches the next cases. */
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

/** After the person's first input the position is final, whatever the server answers later. */
const ACTS = ['input', 'keydown', 'pointerdown'] as const;

/**
 * Resumes at the last position, since the page may be a cached copy or older than positions sent since.
 * The device's position applies at once, the server's only until the person's first input.
 */
function useResume(session: PracticeSession, resume: (at: number) => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes interactive
  useEffect(() => {
    const acted = new AbortController();
    const stay = () => acted.abort();
    for (const act of ACTS) addEventListener(act, stay, { signal: acted.signal });
    const goOn = async () => {
      const here = placeHere(session) ?? session.position;
      const answer = placeThere(session);
      if (here !== session.position) await resume(here);
      const there = await answer;
      if (there !== null && there !== here && !acted.signal.aborted) await resume(there);
      stay();
    };
    void goOn();
    return stay;
  }, []);
}

/** The current case of a session and the moves to others. */
export function usePractice(session: PracticeSession, goTo: (id: string, how: 'stay') => Promise<boolean>) {
  const { id, cases } = session;
  const [position, setPosition] = useState(session.position);
  /** Whether all cases were attempted while the summary still waits for the connection. */
  const [isOver, setOver] = useState(false);
  useEffect(() => restoreAttempts(), []);
  useResume(session, async (at) => {
    const there = cases[Math.min(at, cases.length - 1)];
    if (!there || !(await goTo(there.caseId, 'stay'))) return;
    setPosition(Math.min(at, cases.length - 1));
    setOver(at >= cases.length);
  });
  useAhead(session, position);
  usePlaceInTitle(position, cases.length);
  /** Number of moves so far: a move that waits for the server is over once there is another. */
  const moves = useRef(0);
  const goOn = useCallback(
    async (recorded: Promise<unknown> = Promise.resolve()) => {
      moves.current += 1;
      const move = moves.current;
      const next = cases[position + 1];
      if (next) {
        if (!(await goTo(next.caseId, 'stay'))) return;
        setOver(false);
        setPosition(position + 1);
        void tellPlace(id, position + 1, next.caseId);
        return;
      }
      await answerSoon(recorded, null);
      if (move !== moves.current) return;
      const told = await tellEnd(id, cases.length);
      if (move !== moves.current) return;
      if (told && $keptAttempts.get() === 0) location.assign(practicePaths.session(id));
      else setOver(true);
    },
    [id, cases, position, goTo],
  );
  const before = cases[position - 1];
  const goBack = async () => {
    moves.current += 1;
    if (!before || !(await goTo(before.caseId, 'stay'))) return;
    setOver(false);
    setPosition(position - 1);
    void tellPlace(id, position - 1, before.caseId);
  };
  return { goBack, here: cases[position], position, total: cases.length, isOver, goOn };
}
