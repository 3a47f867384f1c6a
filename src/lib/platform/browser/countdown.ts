import { atom, type ReadableAtom } from 'nanostores';

export interface Countdown {
  /** Whole seconds left; 0 once it is over. */
  $left: ReadableAtom<number>;
  stop(): void;
}

/** Counts seconds down to 0, by the clock: a page that slept does not get more time. */
export function startCountdown(seconds: number, now: () => number = Date.now): Countdown {
  const end = now() + seconds * 1000;
  const $left = atom(seconds);
  const tick = () => {
    $left.set(Math.max(0, Math.ceil((end - now()) / 1000)));
    if ($left.get() === 0) clearInterval(timer);
  };
  const timer = setInterval(tick, 250);
  return { $left, stop: () => clearInterval(timer) };
}
