import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ZoneShape } from '#lib/questionnaires/tree.ts';
import {
  freeHandShape,
  insertVertex,
  moveShape,
  moveVertex,
  type Point,
  polygonOf,
  rectangleBetween,
} from '#lib/questionnaires/zone-shapes.ts';

export const ZONE_TOOLS = ['select', 'rect', 'hand', 'polygon'] as const;
export type ZoneTool = (typeof ZONE_TOOLS)[number];

/** A zone being dragged, with the shape that it would get. */
export interface Drag {
  zone: string;
  shape: ZoneShape;
}

/** The grabbed part of a zone: one of its vertices, or all of it. */
interface Grip extends Drag {
  from: Point;
  vertex: number | null;
}

/** A click this near (percent) to the first corner of a polygon closes it. */
const CLOSING = 4;
/** A press that moves less than this (percent) selects instead of dragging. */
const STILL = 0.5;
const FAR: Point = [-1000, -1000];

const pointIn = (svg: SVGSVGElement, { clientX, clientY }: PointerEvent<Element>): Point => {
  const box = svg.getBoundingClientRect();
  return [((clientX - box.left) * 100) / box.width, ((clientY - box.top) * 100) / box.height];
};

const isNear = ([ax, ay]: Point, [bx, by]: Point, within: number) => Math.hypot(ax - bx, ay - by) < within;

/** State with a synchronous copy: the pointer may be released before its last move is rendered. */
function useShown<Value>(first: Value) {
  const [shown, setShown] = useState(first);
  const known = useRef(first);
  const set = (value: Value) => {
    known.current = value;
    setShown(value);
  };
  return { shown, known, set };
}

/** Drawing a new shape; the corners of a polygon are kept between clicks. */
function useDrawing(tool: ZoneTool, onDrawn: (shape: ZoneShape | null) => void) {
  const { shown, known, set } = useShown<readonly Point[]>([]);
  const isDown = useRef(false);
  const giveUp = () => {
    isDown.current = false;
    set([]);
  };
  const finish = () => {
    const points = known.current;
    set([]);
    if (points.length > 0) onDrawn(polygonOf(points));
  };
  return {
    path: shown,
    giveUp,
    finish,
    /** Removes the last corner of a polygon. */
    takeBack() {
      set(known.current.slice(0, -1));
    },
    /** @param within distance (percent) at which a corner snaps to another one: a hand is less exact than keys */
    begin(point: Point, within = CLOSING) {
      const [first] = known.current;
      if (tool !== 'polygon') {
        isDown.current = true;
        set([point]);
      } else if (first && known.current.length > 2 && isNear(first, point, within)) finish();
      else if (!isNear(known.current.at(-1) ?? FAR, point, within)) set([...known.current, point]);
    },
    goOn(point: Point) {
      if (!isDown.current) return;
      set(tool === 'rect' ? [known.current[0] ?? point, point] : [...known.current, point]);
    },
    letGo() {
      if (!isDown.current) return;
      const points = known.current;
      giveUp();
      onDrawn(tool === 'hand' ? freeHandShape(points) : rectangleBetween(points[0]!, points.at(-1)!));
    },
  };
}

/** Moves an existing shape, or one of its vertices; nothing is stored before the pointer is released. */
function useDragging(svg: RefObject<SVGSVGElement | null>, onChanged: (drag: Drag) => void) {
  const { shown, known, set } = useShown<Drag | undefined>(undefined);
  const grip = useRef<Grip>(undefined);
  const stop = () => {
    grip.current = undefined;
    set(undefined);
  };
  return {
    drag: shown,
    stop,
    /** Starts dragging a zone, one of its vertices, or a new vertex between two. */
    take(
      event: PointerEvent<Element>,
      zone: string,
      shape: ZoneShape,
      at?: { vertex: number; isNew?: boolean },
    ) {
      if (!svg.current || event.button !== 0) return;
      event.stopPropagation();
      svg.current.setPointerCapture(event.pointerId);
      const held = at?.isNew ? insertVertex(shape, at.vertex) : shape;
      const vertex = at ? at.vertex + (at.isNew ? 1 : 0) : null;
      grip.current = { from: pointIn(svg.current, event), shape: held, vertex, zone };
      if (at?.isNew) set({ zone, shape: held });
    },
    pull(point: Point) {
      if (!grip.current) return;
      const { from, shape, vertex, zone } = grip.current;
      const by = [point[0] - from[0], point[1] - from[1]] as const;
      if (!known.current && Math.hypot(...by) < STILL) return;
      const moved = vertex === null ? moveShape(shape, ...by) : moveVertex(shape, vertex, point);
      set({ zone, shape: moved });
    },
    letGo() {
      const drag = known.current;
      stop();
      if (drag) onChanged(drag);
    },
  };
}

/** Prevents scrolling while a finger drags a zone: `touch-action` does not apply to parts of an SVG. */
function useStillPage(svg: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const drawing = svg.current;
    const hold = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-held]')) event.preventDefault();
    };
    drawing?.addEventListener('touchstart', hold, { passive: false });
    return () => drawing?.removeEventListener('touchstart', hold);
  }, [svg]);
}

interface PointerRequests {
  tool: ZoneTool;
  onDrawn(shape: ZoneShape | null): void;
  onChanged(drag: Drag): void;
}

/** Draws new shapes and drags existing ones, by mouse, finger or pen. */
export function useZonePointer({ tool, onDrawn, onChanged }: PointerRequests) {
  const svg = useRef<SVGSVGElement>(null);
  useStillPage(svg);
  const drawing = useDrawing(tool, onDrawn);
  const dragging = useDragging(svg, onChanged);
  const { path, finish, giveUp, begin, takeBack } = drawing;
  return {
    svg,
    path,
    drag: dragging.drag,
    take: dragging.take,
    /** Closes a polygon. */
    finish,
    giveUp,
    /** Adds a corner to a polygon. */
    begin,
    takeBack,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (tool === 'select' || event.button !== 0) return;
        if (tool !== 'polygon') event.currentTarget.setPointerCapture(event.pointerId);
        drawing.begin(pointIn(event.currentTarget, event));
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const point = pointIn(event.currentTarget, event);
        drawing.goOn(point);
        dragging.pull(point);
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        const point = pointIn(event.currentTarget, event);
        drawing.goOn(point);
        dragging.pull(point);
        drawing.letGo();
        dragging.letGo();
      },
      onPointerCancel() {
        giveUp();
        dragging.stop();
      },
    },
  };
}

export type ZonePointer = ReturnType<typeof useZonePointer>;
