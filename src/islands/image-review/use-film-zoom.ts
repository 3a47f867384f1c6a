import { type RefObject, useEffect, useRef, useState } from 'react';
import { clamp } from '#lib/platform/numbers.ts';
import type { Touch } from '#lib/viewer/gestures.ts';
import { usePinch } from './use-pinch.ts';
import { wheelTurn } from './wheel-turn.ts';

/** The maximum zoom, and the factor of one key press or button click. */
export const ZOOM_MAX = 8;
const STEP = 1.5;
/** Wheel distance in pixels that multiplies the zoom by e. */
const TURN = 400;

export interface FilmZoom {
  /** From 1 to 8. */
  zoom: number;
  larger(): void;
  smaller(): void;
  whole(): void;
}

const KEYS: Record<string, 'larger' | 'smaller' | 'whole'> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'whole',
};

/**
 * Zooms the content of a scroll container: by Ctrl and the wheel, two fingers, + − and 0, or the buttons. The point
 * under the pointer stays in place. A new image is shown whole: parts out of sight would not have been seen.
 * @param image identifies the image shown
 */
export function useFilmZoom(
  scroller: RefObject<HTMLElement | null>,
  image: string,
  onPinch: () => void,
): FilmZoom {
  const [zoom, setZoom] = useState(1);
  const now = useRef(1);
  const set = (wanted: number, at?: Touch) => {
    const node = scroller.current;
    const sheet = node?.firstElementChild as HTMLElement | null;
    if (!node || !sheet) return;
    const next = clamp(wanted, 1, ZOOM_MAX);
    const box = node.getBoundingClientRect();
    const x = at ? at.x - box.left : box.width / 2;
    const y = at ? at.y - box.top : box.height / 2;
    const grown = next / now.current;
    const [left, top] = [(node.scrollLeft + x) * grown - x, (node.scrollTop + y) * grown - y];
    now.current = next;
    node.classList.toggle('is-zoomed', next > 1);
    sheet.style.setProperty('width', `${next * 100}%`);
    node.scrollTo({ left, top, behavior: 'instant' });
    setZoom(next);
  };
  const by = (factor: number, at?: Touch) => set(now.current * factor, at);
  const shown = useRef(image);
  useEffect(() => {
    if (shown.current !== image) set(1);
    shown.current = image;
  });
  const act = { larger: () => by(STEP), smaller: () => by(1 / STEP), whole: () => set(1) };
  const acts = useRef({ act, by });
  acts.current = { act, by };
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      acts.current.by(Math.exp(-wheelTurn(event) / TURN), { x: event.clientX, y: event.clientY });
    };
    const press = (event: KeyboardEvent) => {
      const name = KEYS[event.key];
      if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      acts.current.act[name]();
    };
    // React's own wheel listener is passive and could not keep the page from zooming.
    node.addEventListener('wheel', turn, { passive: false });
    node.addEventListener('keydown', press);
    return () => {
      node.removeEventListener('wheel', turn);
      node.removeEventListener('keydown', press);
    };
  }, [scroller]);
  usePinch(scroller, { onPinch, by });
  return { zoom, ...act };
}
