import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { makingOn } from '../../tests/api/site.ts';
import { type Caller, sendUnchecked } from '../../tests/run/caller.ts';
import { type Cluster, NO_CLUSTER, startCluster } from '../../tests/run/cluster.ts';
import { freePort } from '../../tests/run/product.ts';
import { wrongFiguresOf } from '../../tests/run/wrong-figures.ts';
import { missingNginx, startComposeProxy } from '../compose-proxy.ts';
import { hireWriters } from '../kill.ts';
import { lostOf, newLedger } from '../kill-ledger.ts';
import { type Row, row, unmeasured } from '../report.ts';
import { seconds } from '../stats.ts';

const PROCESSES = 3;
const READERS = 8;
const FROZEN_MS = Number(process.env.FROZEN_MS ?? 60_000);
/** How long the proxy waits before it asks another process, and then that one. */
const LONGEST_MS = 12_000;
/** Of all reads, how many may have to wait for the proxy to pass over the process. */
const SLOW = 0.05;
const WHAT = `one of ${PROCESSES} processes frozen (SIGSTOP) for ${seconds(FROZEN_MS)} behind compose.yaml’s nginx, ${READERS} readers and 8 writers`;
const BAR = `all answered, longest ≤ ${seconds(LONGEST_MS)}, ≤ ${SLOW * 100} % over 1 s`;

/** Reads the public list again and again while `isRunning`: how long each took (ms), and what was not answered. */
async function readOn(origin: string, isRunning: () => boolean): Promise<{ times: number[]; wrong: number }> {
  const times: number[] = [];
  let wrong = 0;
  while (isRunning()) {
    const start = performance.now();
    const { status } = await sendUnchecked(origin, 'GET', '/public-questionnaires');
    times.push(performance.now() - start);
    if (status !== 200) wrong += 1;
    await pause(100);
  }
  return { times, wrong };
}

/** What was read and written while the first process of the cluster was frozen. */
async function goOnWithout(cluster: Cluster, origin: string, context: Context) {
  const frozen = cluster.processes[0]!.pid;
  const caller: Caller = { send: (...asked) => sendUnchecked(origin, ...asked) };
  const making = makingOn(caller, context);
  const author = await making.person('Autrice');
  for (const kind of ['questionnaire', 'case'] as const)
    for (let count = 0; count < 4; count += 1) await making.item(author, kind, 'public');
  const ledger = newLedger();
  const writers = await hireWriters({ origin }, ledger);
  let isRunning = true;
  process.kill(frozen, 'SIGSTOP');
  try {
    const writing = Promise.all(writers.map((each) => each.write(caller, () => isRunning)));
    const reading = Array.from({ length: READERS }, () => readOn(origin, () => isRunning));
    await pause(FROZEN_MS);
    isRunning = false;
    const reads = await Promise.all(reading);
    process.kill(frozen, 'SIGCONT');
    await writing;
    return { reads, ledger };
  } finally {
    process.kill(frozen, 'SIGCONT');
  }
}

/** R24: a process that takes connections and never answers. */
export async function frozenProcess(): Promise<Row[]> {
  const missing = NO_CLUSTER || missingNginx();
  if (missing) return [unmeasured('R24', WHAT, BAR, missing)];
  const port = await freePort();
  const cluster = await startCluster(PROCESSES, { PUBLIC_ORIGIN: `http://localhost:${port}` });
  const ports = cluster.processes.map(({ origin }) => Number(new URL(origin).port));
  const proxy = await startComposeProxy(port, ports);
  const context = await openContext(readSettings(cluster.env), { exclusive: false });
  try {
    const { reads, ledger } = await goOnWithout(cluster, proxy.origin, context);
    const times = reads.flatMap((each) => each.times);
    const longest = Math.max(...times);
    const wrong = reads.reduce((sum, each) => sum + each.wrong, 0);
    const slow = times.filter((each) => each > 1000).length / times.length;
    const lost = await lostOf(context.db, ledger);
    const wrongFigures = await wrongFiguresOf(context.db);
    console.error(lost.slice(0, 20).join('\n'));
    const read = `${times.length - wrong} of ${times.length} answered, longest ${seconds(longest)}, ${(slow * 100).toFixed(1)} % over 1 s`;
    const written = `${lost.length} lost of ${ledger.acknowledged}; ${wrongFigures} wrong counters`;
    const isRead = wrong === 0 && longest <= LONGEST_MS && slow <= SLOW;
    return [
      row('R24', `${WHAT}: reads`, read, BAR, isRead),
      row('R24', `${WHAT}: writes`, written, '0 lost, 0 wrong', lost.length + wrongFigures === 0),
    ];
  } finally {
    await context.close();
    await proxy.stop();
    await cluster.stop();
  }
}
