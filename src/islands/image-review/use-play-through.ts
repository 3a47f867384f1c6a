import { useEffect, useRef, useState } from 'react';

/** How long each image stays (ms): long enough to see whether something is written on it. */
const STAYS = 250;

interface PlayThrough {
  index: number;
  count: number;
  /** Whether it was on the screen, or cannot be. */
  isPast: boolean;
  /** Images that must still be seen. */
  left: readonly number[];
  onIndex(index: number): void;
}

/** Shows one image after the other: those that must still be seen, or all. It waits for each to be on the screen. */
export function usePlayThrough({ index, count, isPast, left, onIndex }: PlayThrough) {
  /** The images that it goes through, while it plays. */
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
