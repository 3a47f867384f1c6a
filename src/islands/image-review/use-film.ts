import { type RefObject, useEffect, useRef, useState } from 'react';
import { isShownLarge } from '#lib/images/images-to-review.ts';
import type { Mask } from '#lib/images/masking.ts';
import type { ImageGroup, ImageSize } from './group.ts';

/** An image, by its group and its index there. */
interface Place {
  group: ImageGroup;
  index: number;
}

/** The last painted image, and its size. */
interface Painted extends Place {
  size: ImageSize;
}

/** Delay in ms before an image is announced as loading: for faster ones the message could not be read. */
const SLOW = 400;

/** Paints an image of a group, as large as the dialog and the window allow, so that small text is legible. */
export function usePainted(
  { group, index, masks }: Place & { masks: readonly Mask[] },
  film: RefObject<HTMLDivElement | null>,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<Painted>();
  const [failed, setFailed] = useState<Place>();
  const [isBusy, setBusy] = useState(false);
  // Masks of photographs are drawn over them; frames are masked during decoding.
  const burnt = group.kind === 'series' ? JSON.stringify(masks) : '[]';
  useEffect(() => {
    let isCurrent = true;
    const drawn = document.createElement('canvas');
    setFailed(undefined);
    const slow = setTimeout(() => setBusy(true), SLOW);
    const over = () => {
      clearTimeout(slow);
      setBusy(false);
    };
    group.paint(drawn, index, JSON.parse(burnt) as Mask[]).then(
      (size) => {
        if (!isCurrent || !canvas.current) return;
        over();
        canvas.current.width = drawn.width;
        canvas.current.height = drawn.height;
        canvas.current.getContext('2d')?.drawImage(drawn, 0, 0);
        film.current?.style.setProperty('--ratio', String(size.columns / (size.rows * (size.aspect ?? 1))));
        setPainted({ group, index, size });
      },
      () => {
        if (!isCurrent) return;
        over();
        setFailed({ group, index });
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(slow);
    };
  }, [group, index, burnt, film]);
  return { canvas, painted, isBusy, hasFailed: failed?.group === group && failed.index === index };
}

/** Visible shares of a film at which its visibility is checked again. */
const SHARES = Array.from({ length: 21 }, (_, at) => at / 20);

/** The scroll container of a film: the middle of the dialog, or the whole dialog where the window is low. */
function scrollerOf(film: HTMLElement): Element | null {
  const middle = film.closest('.review-scroll');
  return middle && getComputedStyle(middle).overflowY !== 'visible' ? middle : film.closest('dialog');
}

/** The visible share of a film, relative to the most that the screen can show of it at once. */
function inSight({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): number {
  const most = Math.min(boundingClientRect.height, rootBounds?.height ?? Number.POSITIVE_INFINITY);
  return most > 0 ? intersectionRect.height / most : 0;
}

/** Reports that an image has been shown: painted, large enough, and not scrolled out of sight. */
export function useShown(
  { group, index, onShown }: Place & { onShown(): void },
  film: RefObject<HTMLDivElement | null>,
  painted: Painted | undefined,
) {
  const told = useRef(onShown);
  told.current = onShown;
  const size = painted?.group === group && painted.index === index ? painted.size : undefined;
  useEffect(() => {
    const node = film.current;
    if (!size || !node) return;
    const own = { width: size.columns, height: size.rows };
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may have been collected: the last one is current.
        const now = entries.at(-1);
        if (now && isShownLarge(now.boundingClientRect, own, inSight(now))) told.current();
      },
      { root: scrollerOf(node), threshold: SHARES },
    );
    // Visibility is checked again after each change of size.
    const sizes = new ResizeObserver(() => {
      observer.unobserve(node);
      observer.observe(node);
    });
    sizes.observe(node);
    return () => {
      sizes.disconnect();
      observer.disconnect();
    };
  }, [size, film]);
}

/** Scrolls the film into view at each request, once its size is known: its image is painted, or cannot be. */
export function useBroughtInSight(
  sought: object | undefined,
  film: RefObject<HTMLDivElement | null>,
  isThere: boolean,
): void {
  const done = useRef<object>(undefined);
  useEffect(() => {
    if (!isThere || !sought || done.current === sought) return;
    done.current = sought;
    film.current?.scrollIntoView({ block: 'start' });
  }, [isThere, sought, film]);
}
