/** Pixels per line, for wheel events that are measured in lines. */
const LINE = 20;

/** Vertical distance of a wheel event, in pixels; down is positive. */
export function wheelTurn({ deltaMode, deltaY }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
}
