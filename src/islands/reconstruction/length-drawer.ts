import type { Point } from '#lib/domain/measure.ts';
import { inPatient, type PlaneName } from '#lib/domain/volume/planes.ts';
import { lengthOf, minus } from '#lib/domain/volume/vector.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import type { PlaneLength } from '#lib/viewer/planes/planes-state.ts';

/** Shorter ones (mm) were no measures. */
const LEAST = 0.5;
let lengthsDrawn = 0;

/** Draws a length on a plane, from where one presses to where one lets go. */
export function lengthDrawer(engine: PlanesEngine, plane: PlaneName) {
  let id: number | null = null;
  const placeAt = (at: Point) => {
    const point = engine.pointAt(plane, at);
    return point && inPatient(engine.planeOf(plane), point);
  };
  const change = (to: (length: PlaneLength) => PlaneLength | null) =>
    engine.update((state) => ({
      ...state,
      lengths: state.lengths.flatMap((length) => (length.id === id ? (to(length) ?? []) : length)),
    }));
  const cancel = () => {
    change(() => null);
    id = null;
  };
  return {
    down(at: Point) {
      const place = placeAt(at);
      if (!place) return;
      lengthsDrawn += 1;
      id = lengthsDrawn;
      const drawn: PlaneLength = { id, plane, ends: [place, place] };
      engine.update((state) => ({ ...state, lengths: [...state.lengths, drawn] }));
    },
    move(at: Point) {
      const place = placeAt(at);
      if (place) change((length) => ({ ...length, ends: [length.ends[0], place] }));
    },
    up(at: Point) {
      this.move(at);
      change((length) => (lengthOf(minus(length.ends[0], length.ends[1])) < LEAST ? null : length));
      id = null;
    },
    cancel,
  };
}
