import { useEffect, useRef, useState } from 'react';

/** How long each image is shown (ms): long enough to notice text in it. */
const STAYS = 250;

interface PlayThrough {
  index: number;
  count: number;
  /** Whether the current image was on the screen, or cannot be shown. */
  isPast: boolean;
  /** Indexes of the images that must still be seen. */
  left: readonly number[];
  onIndex(index: number): void;
}

/** Shows images one after the other: those that must still be seen, or all. It waits until each is on the screen. */
export function usePlayThrough({ index, count, isPast, left, onIndex }: PlayThrough) {
  /** Indexes of the images to show; undefined when stopped. */
  const [route, setRoute] = useState<readonly number[]>();
  const go = useRef(onIndex);
  go.current = onIndex;
  useEffect(() => {
    if (!route || !isPast) return;
    const next = route.find((place) => place > index);
    const timer = setTimeout(() => (next === undefined ? setRoute(undefined) : go.current(next)), STAYS);
    return () => clearTimeout(timer);
  }, [route, index, isPast]);
  const toggle = () => {
    const next = left.length > 0 ? left : Array.from({ length: count }, (_, place) => place);
    setRoute(route ? undefined : next);
    if (!route) onIndex(next[0]!);
  };
  return { isPlaying: route !== undefined, toggle };
}
