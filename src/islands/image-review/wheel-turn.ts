/** Pixels of a line, for mice that count in lines. */
const LINE = 20;

/** How far a wheel was turned, in pixels; down is positive. */
export function wheelTurn({ deltaMode, deltaY }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
}
