import { atom, type ReadableAtom } from 'nanostores';

export interface Countdown {
  /** Whole seconds left; 0 after the end. */
  $left: ReadableAtom<number>;
  stop(): void;
}

/** Counts down to 0 by the system clock: time during which the page was suspended counts too. */
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
