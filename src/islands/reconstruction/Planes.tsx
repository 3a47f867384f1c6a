import { useCallback, useEffect, useLayoutEffect } from 'react';
import type { PlaneName } from '#lib/imaging/volume/planes.ts';
import { arrowsMove } from '#lib/viewer/command.ts';
import type { PlanesEngine, PlanesSnapshot } from '#lib/viewer/planes/planes-engine.ts';
import { planesAct } from '#lib/viewer/planes/planes-keys.ts';
import { shownPlanes } from '#lib/viewer/planes/planes-state.ts';
import { isRoving } from '../form/use-roving-focus.ts';
import { MeasureSteps } from '../viewer/MeasureSteps.tsx';
import { PlanePanel } from './PlanePanel.tsx';
import { PlanesRanges } from './PlanesRanges.tsx';
import { PlanesStatus } from './PlanesStatus.tsx';
import { type OwnLook, PlanesTools } from './PlanesTools.tsx';
import { arePlanesOnTop, backToPlanes } from './planes-on-top.ts';

interface PlanesProps {
  engine: PlanesEngine;
  snapshot: PlanesSnapshot;
  /** The default window and inversion of the series. */
  own: OwnLook;
}

/** Media query of screens that show one plane at a time. */
const PHONE = '(max-width: 768px), (max-height: 480px)';
/** Elements that handle these keys themselves. */
const OWN_KEYS = 'input, select';
const PRESSED = 'button';

/** Shows a single plane on a phone, whatever was chosen. */
function usePhone(engine: PlanesEngine, shown: PlaneName | 'all'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever other planes are shown
  useLayoutEffect(() => {
    const phone = matchMedia(PHONE);
    const limit = () =>
      engine.update((state) =>
        phone.matches && state.shown === 'all' ? { ...state, shown: state.active } : state,
      );
    limit();
    phone.addEventListener('change', limit);
    return () => phone.removeEventListener('change', limit);
  }, [engine, shown]);
}

/** Focuses the active plane on mount, and again when the focused one is hidden. */
function usePlanesFocus(shown: PlaneName | 'all'): void {
  useEffect(backToPlanes, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever other planes are shown
  useEffect(() => {
    if (document.activeElement === document.body && arePlanesOnTop()) backToPlanes();
  }, [shown]);
}

/** Handles the keys of the planes, wherever the focus is, before those of the stack below. */
function usePlanesKeys(engine: PlanesEngine): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!arePlanesOnTop()) return;
      if (isRoving(event)) return;
      if (target?.closest(OWN_KEYS) || (event.key === 'Enter' && target?.closest(PRESSED))) return;
      const { state } = engine.snapshot();
      const moving = arrowsMove({ selected: state.selection !== null, tool: state.tool });
      const act = planesAct(event, moving);
      if (!act) return;
      event.preventDefault();
      act(engine, state.active);
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [engine]);
}

/** The planes of a volume, with their tool bar. */
export function Planes({ engine, snapshot, own }: PlanesProps) {
  const { state, progress } = snapshot;
  usePhone(engine, state.shown);
  usePlanesKeys(engine);
  usePlanesFocus(state.shown);
  const mount = useCallback(
    (host: HTMLDivElement | null) => {
      if (host) engine.mount(host);
    },
    [engine],
  );
  const shown = shownPlanes(state);
  return (
    <div className="planes">
      <PlanesTools engine={engine} state={state} own={own} phone={PHONE} />
      <div className="films" ref={mount} data-panels={shown.length}>
        {shown.map((name) => (
          <PlanePanel key={name} engine={engine} snapshot={snapshot} name={name} />
        ))}
      </div>
      <PlanesStatus engine={engine} state={state} progress={progress} />
      <PlanesRanges engine={engine} state={state} />
      <p className="visually-hidden" role="status">
        <MeasureSteps history={state.history} />
      </p>
    </div>
  );
}
