import type { Environment } from '#lib/autosave/browser/environment.ts';

/** An environment whose clock only the test moves, with storages of its own. */
export function handClock() {
  let time = 0;
  let timers: { at: number; act: () => unknown }[] = [];
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const device = new Map<string, string>();
  const tab = new Map<string, string>();
  const environment: Environment = {
    now: () => time,
    later(milliseconds, act) {
      const timer = { at: time + milliseconds, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    device: storage(device),
    tab: storage(tab),
  };
  /** Moves the clock, and waits for the work that starts. */
  async function pass(milliseconds: number): Promise<void> {
    const until = time + milliseconds;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((other) => other !== next);
      time = Math.max(time, next.at);
      await next.act();
    }
    time = until;
  }
  return { environment, device, tab, pass };
}
