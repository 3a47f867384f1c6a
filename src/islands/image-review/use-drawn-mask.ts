import { type PointerEvent, useRef, useState } from 'react';
import type { Mask } from '#lib/images/masking.ts';
import type { ImageSize } from './group.ts';
import { SMALLEST } from './move-mask.ts';

interface Point {
  x: number;
  y: number;
}

function between(a: Point, b: Point): Mask {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Drawing a rectangle on an image; its coordinates are in the image's own pixels, whatever the zoom. */
export function useDrawnMask(size: ImageSize, onMask: ((mask: Mask) => void) | undefined) {
  const from = useRef<Point>(undefined);
  const [drawn, setDrawn] = useState<Mask>();
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - box.left) * size.columns) / box.width),
      y: Math.round(((event.clientY - box.top) * size.rows) / box.height),
    };
  };
  const giveUp = () => {
    from.current = undefined;
    setDrawn(undefined);
  };
  return {
    drawn,
    giveUp,
    start(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = pointOf(event);
    },
    go(event: PointerEvent<HTMLCanvasElement>) {
      if (from.current) setDrawn(between(from.current, pointOf(event)));
    },
    end(event: PointerEvent<HTMLCanvasElement>) {
      const last = from.current && between(from.current, pointOf(event));
      giveUp();
      if (last && last.width >= SMALLEST && last.height >= SMALLEST) onMask?.(last);
    },
  };
}
