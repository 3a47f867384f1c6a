import { type KeyboardEvent, useState } from 'react';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import type { Point } from '#lib/questionnaires/zone-shapes.ts';
import type { ZonePointer } from './use-zone-pointer.ts';
import { pointerByKey } from './zone-keys.ts';

const MIDDLE: Point = [50, 50];
/** Snapping distance for corners placed by keyboard (percent), small enough to place them exactly. */
const EXACT = 0.1;

/**
 * Draws a polygon by keyboard: arrows move a pointer over the picture, Space adds a corner, Backspace removes the last
 * one, Enter closes the polygon, Escape cancels.
 * @param say announces the position
 */
export function usePolygonKeys(pointer: ZonePointer, say: (words: string) => void) {
  const [at, setAt] = useState<Point>();
  const { path } = pointer;
  const put = () => {
    const point = at ?? MIDDLE;
    setAt(point);
    pointer.begin(point, EXACT);
    const [x, y] = path.at(-1) ?? [];
    if (x !== point[0] || y !== point[1]) say(m.cornerPut(path.length + 1));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ' ': put,
    Enter: path.length > 0 ? pointer.finish : put,
    ...(path.length > 0 && {
      Backspace() {
        pointer.takeBack();
        say(m.cornersLeft(path.length - 1));
      },
      Escape() {
        pointer.giveUp();
        say('');
      },
    }),
  };
  return {
    at,
    leave: () => setAt(undefined),
    onKey(event: KeyboardEvent) {
      const next = pointerByKey(at ?? MIDDLE, event);
      const act = keys[event.key];
      if (next) {
        setAt(next);
        say(m.pointerAt(next));
      } else if (act) act();
      else return;
      event.preventDefault();
    },
  };
}
