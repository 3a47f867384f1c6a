import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { $viewerPreferences } from '#lib/cases/viewer-preferences-store.ts';
import type { Point } from '#lib/imaging/measure.ts';
import { inPatient, PLANE_NAMES, type PlaneName } from '#lib/imaging/volume/planes.ts';
import { isMeasureKind } from '#lib/viewer/measures/kinds.ts';
import { latePointer } from '#lib/viewer/measures/late.ts';
import type { PanelActs } from '#lib/viewer/panel-acts.ts';
import { bindPanelInput } from '#lib/viewer/panel-input.ts';
import { measureHostOfPlanes } from '#lib/viewer/planes/plane-measures.ts';
import { enlarge, panPlane, stepBy, windowPlanes, zoomPlane } from '#lib/viewer/planes/planes-commands.ts';
import type { PlanesEngine, PlanesSnapshot } from '#lib/viewer/planes/planes-engine.ts';
import { moveCross, positionOf } from '#lib/viewer/planes/planes-state.ts';
import { reconstructionMessages as m } from '#lib/viewer/reconstruction-texts.ts';
import type { Tool } from '#lib/viewer/state.ts';
import { PlaneLabels } from './PlaneLabels.tsx';
import { PlaneMarks } from './PlaneMarks.tsx';
import { PlaneMeasures } from './PlaneMeasures.tsx';

interface PlanePanelProps {
  engine: PlanesEngine;
  snapshot: PlanesSnapshot;
  name: PlaneName;
}

/** A press that moves less (CSS pixels) is a click. */
const CLICK = 4;

function activate(engine: PlanesEngine, active: PlaneName): void {
  engine.update((state) => (state.active === active ? state : { ...state, active }));
}

/** Moves the cross to a point of the panel. */
function crossTo(engine: PlanesEngine, name: PlaneName, at: Point): void {
  const point = engine.pointAt(name, at);
  if (!point) return;
  const place = inPatient(engine.planeOf(name), point);
  engine.update((state) => moveCross(state, engine.volume.lattice, place));
}

/** The pointer actions of a plane: with the cross tool a press moves the cross, otherwise it measures. */
function pressOf(engine: PlanesEngine, name: PlaneName): PanelActs['measure'] {
  const pointer = latePointer(measureHostOfPlanes(engine));
  const panel = PLANE_NAMES.indexOf(name);
  const isCross = () => engine.snapshot().state.tool === 'cross';
  return {
    down: (at, press) => (isCross() ? crossTo(engine, name, at) : pointer.down(panel, at, press)),
    move: (at) => (isCross() ? crossTo(engine, name, at) : pointer.move(panel, at)),
    up: (at) => (isCross() ? undefined : pointer.up(panel, at)),
    cancel: () => pointer.cancel(),
  };
}

/** Registers the panel with the engine, which draws in it, and listens to its gestures. */
function useInput(engine: PlanesEngine, name: PlaneName) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    engine.place(name, current);
    const toolOf = (): Tool => {
      const { tool } = engine.snapshot().state;
      return tool === 'cross' ? 'probe' : tool;
    };
    const stop = bindPanelInput(current, {
      tool: toolOf,
      sensitivity: () => $viewerPreferences.get(),
      count: () => positionOf(engine.snapshot().state, engine.volume.lattice, name).count,
      activate: () => activate(engine, name),
      step: (by) => stepBy(engine, name, by),
      zoom: (factor, at) => zoomPlane(engine, name, factor, at),
      pan: (by) => panPlane(engine, name, by),
      window: (level, stretch) => windowPlanes(engine, level, stretch),
      measure: pressOf(engine, name),
    });
    return () => {
      stop();
      engine.place(name, null);
    };
  }, [engine, name]);
  return element;
}

/** The position of an event relative to the panel. */
function placeOf({ clientX, clientY, currentTarget }: MouseEvent): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** One plane: it handles gestures, and shows the value under the pointer. */
export function PlanePanel({ engine, snapshot, name }: PlanePanelProps) {
  const { state } = snapshot;
  const element = useInput(engine, name);
  const [pointer, setPointer] = useState<Point | null>(null);
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const { index, count } = positionOf(state, engine.volume.lattice, name);
  const { tool, active } = state;
  const click = (event: MouseEvent) => {
    const at = placeOf(event);
    const hasMoved = Math.hypot(at.x - pressed.current.x, at.y - pressed.current.y) > CLICK;
    // `click` events have whole pixels only: use the position of the press.
    if (tool === 'scroll' && !hasMoved) crossTo(engine, name, pressed.current);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click moves the cross; keys move it through the planes
    <section
      ref={element}
      className={`panel-view plane-${name}${name === active ? ' active' : ''}`}
      data-tool={tool === 'cross' || isMeasureKind(tool) ? 'measure' : tool}
      aria-label={m.spoken(name, index, count)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on the focused panel
      tabIndex={0}
      title={m.enlarge}
      onFocus={() => activate(engine, name)}
      onDoubleClick={() => enlarge(engine, name)}
      onClick={click}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = placeOf(event);
      }}
      onPointerMove={(event: PointerEvent) => setPointer(placeOf(event))}
      onPointerLeave={() => setPointer(null)}
    >
      <PlaneMarks engine={engine} state={state} name={name} />
      <PlaneMeasures engine={engine} snapshot={snapshot} name={name} />
      <PlaneLabels engine={engine} state={state} name={name} pointer={pointer} />
    </section>
  );
}
