import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { type Caller, send, sendUnchecked } from '../run/caller.ts';
import { type Cluster, NO_CLUSTER, startCluster } from '../run/cluster.ts';
import { assertDescribed } from '../run/described.ts';
import { runOutage } from '../run/outage.ts';
import { makingOn } from './site.ts';

/** Long enough for every request to be asked again and again; `npm run bench -- R4` takes half a minute. */
const OUTAGE = 2_000;

describe.skipIf(NO_CLUSTER)(`three processes when something goes away ${NO_CLUSTER}`, () => {
  let cluster: Cluster;
  let context: Context;
  beforeAll(async () => {
    cluster = await startCluster(3);
    context = await openContext(readSettings(cluster.env), { exclusive: false });
  });
  afterAll(async () => {
    await context?.close();
    await cluster?.stop();
  });
  const onProxy: Caller = { send: (...asked) => send(cluster.proxy.origin, ...asked) };

  it.each([
    ['database', 'cut'],
    ['database', 'silence'],
    ['files', 'cut'],
    ['files', 'silence'],
  ] as const)(
    'say 503 in French while there is no %s (%s), let nobody in, and are back',
    async (line, how) => {
      const { asked, wrong, damage } = await runOutage(cluster, context, { line, how, ms: OUTAGE });
      expect({ wrong, damage }).toEqual({ wrong: [], damage: [] });
      expect(asked).toBeGreaterThan(0);
    },
  );

  /** The statuses of many requests, reading and writing through the proxy, while something is done to the processes. */
  async function statusesWhile(work: () => Promise<void>): Promise<Set<number>> {
    const { token } = await makingOn(onProxy, context).person(`Pendant ${Math.random()}`);
    const statuses = new Set<number>();
    let running = true;
    const asking = Array.from({ length: 8 }, async (_, asker) => {
      while (running) {
        const [method, path] = asker % 2 ? ['GET', '/api/cases/mine'] : ['POST', '/api/auth/session'];
        const { status, json } = await sendUnchecked(cluster.proxy.origin, method!, path!, { token });
        // A 502 is the proxy's own: no endpoint describes it.
        if (status !== 502) assertDescribed(method!, path!, status, json);
        statuses.add(status);
      }
    });
    await work();
    running = false;
    await Promise.all(asking);
    return statuses;
  }

  it('are restarted one after the other, and nobody notices', async () => {
    const statuses = await statusesWhile(async () => {
      for (const [place, each] of cluster.processes.entries()) {
        await each.stop();
        await cluster.start(place);
      }
    });
    expect([...statuses]).toEqual([200]);
  });

  it('go on without one that is killed, and take it back', async () => {
    const statuses = await statusesWhile(async () => {
      await cluster.processes[1]!.kill();
      await cluster.start(1);
    });
    // A write that was running in the process that died: the proxy cannot know its outcome.
    statuses.delete(502);
    expect([...statuses]).toEqual([200]);
    expect((await send(cluster.processes[1]!.origin, 'GET', '/api/ready')).status).toBe(200);
  });
});
