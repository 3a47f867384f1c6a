import { send } from './caller.ts';
import type { Cluster } from './cluster.ts';

/**
 * Makes a change and waits until every process shows the same lists, other than before.
 * @param paths of lists that the change shows in
 * @returns how long that took (ms)
 * @throws Error when they still differ after `patience` (ms)
 */
export async function agreeAfter(
  { processes }: Cluster,
  paths: readonly string[],
  change: () => Promise<unknown>,
  patience = 10_000,
): Promise<number> {
  const show = ({ origin }: { origin: string }) =>
    Promise.all(paths.map(async (path) => (await send(origin, 'GET', path)).text));
  const before = await show(processes[0]!);
  await change();
  const changed = performance.now();
  for (;;) {
    const asked = performance.now();
    const [first, ...others] = await Promise.all(processes.map(show));
    const same = others.every((each) => String(each) === String(first));
    if (same && first!.every((text, index) => text !== before[index])) return asked - changed;
    if (asked - changed > patience) throw new Error('The lists do not agree');
  }
}
