import { loadOrder } from '#lib/domain/stack.ts';

/** How many images are asked for at once: more would slow down the one on screen. */
const AT_ONCE = 4;

export interface ImagePreloader {
  /** Loads around this slice first from now on. */
  lookAt(index: number): void;
  /** Drops what is still on its way and starts nothing more. */
  stop(): void;
}

/**
 * Fetches a stack's images in the order in which they will be wanted, and keeps them decoded at hand.
 * @param onReady told each time an image has arrived, with all the indices that have.
 */
export function createImagePreloader(
  addresses: readonly string[],
  onReady: (ready: ReadonlySet<number>) => void,
): ImagePreloader {
  const ready = new Set<number>();
  const failed = new Set<number>();
  const kept = new Map<number, HTMLImageElement>();
  let order: number[] = [];
  let loading = 0;
  let stopped = false;

  const finish = (index: number, arrived: boolean): void => {
    loading -= 1;
    if (stopped) return;
    (arrived ? ready : failed).add(index);
    if (arrived) onReady(new Set(ready));
    else kept.delete(index);
    fill();
  };
  const load = (index: number, address: string): void => {
    const image = new Image();
    kept.set(index, image);
    loading += 1;
    image.addEventListener('load', () => finish(index, true));
    image.addEventListener('error', () => finish(index, false));
    image.src = address;
  };
  const fill = (): void => {
    while (!stopped && loading < AT_ONCE) {
      const index = order.find((candidate) => !kept.has(candidate) && !failed.has(candidate));
      const address = index === undefined ? undefined : addresses[index];
      if (index === undefined || address === undefined) return;
      load(index, address);
    }
  };
  return {
    lookAt(index) {
      // Coming back to a slice that failed is a second chance.
      failed.delete(index);
      order = loadOrder(addresses.length, index);
      fill();
    },
    stop() {
      stopped = true;
      for (const [index, image] of kept) if (!ready.has(index)) image.src = '';
    },
  };
}
