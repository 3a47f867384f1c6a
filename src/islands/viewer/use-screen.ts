import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AttemptActions, PageActions } from '#lib/viewer/command.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { limitPanels, MAX_PANELS } from '#lib/viewer/state.ts';
import { hangSeries } from './hang-series.ts';

const PHONE = '(max-width: 768px)';
const MAX_PANELS_ON_PHONE = 2;

/** The element that contains the panels; the engine draws on a canvas behind them. */
export function useFilms(engine: Engine | null): RefObject<HTMLDivElement | null> {
  const films = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (films.current) engine?.mount(films.current);
  }, [engine]);
  return films;
}

/** Limits the number of panels to what fits on the screen. */
export function usePanelLimit(engine: Engine | null): void {
  useEffect(() => {
    if (!engine) return;
    const phone = matchMedia(PHONE);
    const limit = () =>
      engine.update((state) => limitPanels(state, phone.matches ? MAX_PANELS_ON_PHONE : MAX_PANELS));
    limit();
    phone.addEventListener('change', limit);
    return () => phone.removeEventListener('change', limit);
  }, [engine]);
}

/** Whether an element is in full screen; null if the browser does not support that, and on the server. */
export function useFullScreen(): boolean | null {
  const [full, setFull] = useState<boolean | null>(null);
  useEffect(() => {
    if (!document.fullscreenEnabled) return;
    const read = () => setFull(document.fullscreenElement !== null);
    read();
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  return full;
}

/** The functions of the page that commands may call; a stable object. */
export function usePageActions(
  films: RefObject<HTMLElement | null>,
  open: PageActions['open'],
  attempt: AttemptActions,
  stepFinding: PageActions['stepFinding'],
  copyImage: PageActions['copyImage'],
): PageActions {
  const latest = useRef(attempt);
  latest.current = attempt;
  const step = useRef(stepFinding);
  step.current = stepFinding;
  return useMemo(
    () => ({
      attempt: {
        open: () => latest.current.open(),
        reveal: () => latest.current.reveal(),
        grade: (grade) => latest.current.grade(grade),
      },
      stepFinding: (by) => step.current(by),
      toggleFullScreen() {
        if (document.fullscreenElement) void document.exitFullscreen();
        else void films.current?.closest('.viewer')?.requestFullscreen();
      },
      open,
      copyImage,
      hang: (engine) => void hangSeries(engine),
    }),
    [films, open, copyImage],
  );
}
