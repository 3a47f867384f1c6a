import { send } from './caller.ts';
import type { Cluster } from './cluster.ts';

const PATIENCE = 10_000;

const show = ({ origin }: { origin: string }, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await send(origin, 'GET', path)).text));

/**
 * Publishes something and waits until every process shows it in every one of these lists. While others write, two
 * lists are rarely the same: their figures go on changing.
 * @param publish resolves to what the lists then hold: an id
 * @returns how long that took (ms)
 * @throws Error when one still does not show it after ten seconds
 */
export async function shownAfter(
  { processes }: Cluster,
  paths: readonly string[],
  publish: () => Promise<string>,
): Promise<number> {
  const id = await publish();
  const published = performance.now();
  for (;;) {
    const asked = performance.now();
    const texts = await Promise.all(processes.map((each) => show(each, paths)));
    if (texts.flat().every((text) => text.includes(id))) return asked - published;
    if (asked - published > PATIENCE) throw new Error(`The lists do not show ${id}`);
  }
}

/**
 * Makes a change and waits until every process shows the same lists, other than before.
 * @param paths of lists that the change shows in
 * @returns how long that took (ms)
 * @throws Error when they still differ after ten seconds
 */
export async function agreeAfter(
  { processes }: Cluster,
  paths: readonly string[],
  change: () => Promise<unknown>,
): Promise<number> {
  const before = await show(processes[0]!, paths);
  await change();
  const changed = performance.now();
  for (;;) {
    const asked = performance.now();
    const [first, ...others] = await Promise.all(processes.map((each) => show(each, paths)));
    const same = others.every((each) => String(each) === String(first));
    if (same && first!.every((text, index) => text !== before[index])) return asked - changed;
    if (asked - changed > PATIENCE) throw new Error('The lists do not agree');
  }
}
