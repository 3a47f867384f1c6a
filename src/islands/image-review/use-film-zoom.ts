import { type RefObject, useEffect, useRef, useState } from 'react';
import { clamp } from '#lib/platform/numbers.ts';
import type { Touch } from '#lib/viewer/gestures.ts';
import { usePinch } from './use-pinch.ts';
import { wheelTurn } from './wheel-turn.ts';

/** The greatest enlargement of an image, and the factor of a key or a button. */
export const MOST = 8;
const STEP = 1.5;
/** How far a wheel turns, in pixels, for an enlargement by e. */
const TURN = 400;

export interface FilmZoom {
  /** 1 to 8 times. */
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
 * Enlarges what a scroller holds: by Ctrl and the wheel, two fingers, + − and 0, or the buttons beside it. The point
 * under the pointer stays there. A new image is shown whole: parts out of sight were not looked at.
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
    const next = clamp(wanted, 1, MOST);
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
    // React's own listener may not keep the page from being enlarged.
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
