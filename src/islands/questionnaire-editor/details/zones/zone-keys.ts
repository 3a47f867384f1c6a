import type { KeyboardEvent } from 'react';
import { clamp } from '#lib/platform/numbers.ts';
import type { ZoneShape } from '#lib/questionnaires/tree.ts';
import {
  insertVertex,
  moveShape,
  moveVertex,
  type Point,
  removeVertex,
  resizeShape,
  verticesOf,
} from '#lib/questionnaires/zone-shapes.ts';

/** Distance that a key moves a zone, in percent of the picture: alone, and with Alt. */
const STEP = 1;
const FINE = 0.2;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function stepOf(event: KeyboardEvent): Point | undefined {
  const direction = event.ctrlKey || event.metaKey ? undefined : DIRECTIONS[event.key];
  const size = event.altKey ? FINE : STEP;
  return direction && [direction[0] * size, direction[1] * size];
}

/** Distance that a key moves the drawing pointer, in percent of the picture: alone, and with Shift. */
const POINTER_STEP = 2;
const POINTER_LEAP = 10;

/** The position of the drawing pointer after a key press, within the picture. */
export function pointerByKey([x, y]: Point, event: KeyboardEvent): Point | undefined {
  const direction = event.ctrlKey || event.metaKey ? undefined : DIRECTIONS[event.key];
  if (!direction) return undefined;
  const size = event.shiftKey ? POINTER_LEAP : event.altKey ? FINE : POINTER_STEP;
  const within = (value: number) => clamp(value, 0, 100);
  return [within(x + direction[0] * size), within(y + direction[1] * size)];
}

/** The shape of a zone after a key press: arrows move it, with Shift they resize it. */
export function shapeByKey(shape: ZoneShape, event: KeyboardEvent): ZoneShape | undefined {
  const step = stepOf(event);
  return step && (event.shiftKey ? resizeShape : moveShape)(shape, ...step);
}

/** The shape of a zone after a key press on a vertex: arrows move the vertex, Insert adds one, Delete removes it. */
export function shapeByVertexKey(shape: ZoneShape, at: number, event: KeyboardEvent): ZoneShape | undefined {
  if (event.key === 'Insert' || event.key === '+') return insertVertex(shape, at);
  if (event.key === 'Delete' || event.key === 'Backspace') return removeVertex(shape, at);
  const step = stepOf(event);
  const point = verticesOf(shape)[at];
  return step && point && moveVertex(shape, at, [point[0] + step[0], point[1] + step[1]]);
}
