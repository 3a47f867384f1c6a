import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#lib/platform/server/context.ts';
import { cookieOf, makingOn } from '../tests/api/site.ts';
import { agreeAfter, shownAfter } from '../tests/run/agreement.ts';
import { type Caller, sendUnchecked } from '../tests/run/caller.ts';
import type { Cluster } from '../tests/run/cluster.ts';
import { wrongFiguresOf } from '../tests/run/wrong-figures.ts';
import { hireWriters, killAll } from './kill.ts';
import { lostOf, newLedger } from './kill-ledger.ts';

const LISTS = ['/public-questionnaires', '/api/questionnaires/public?tri=populaires'];
/** How long everybody writes before a process is killed (ms). */
const RUN_MS = { min: 200, spread: 800 };

/** Sends by the proxy; its own 502 is not an answer of the product's. */
export function callerBy({ proxy }: Cluster): Caller {
  return {
    async send(...asked) {
      const answer = await sendUnchecked(proxy.origin, ...asked);
      if (answer.status === 502) throw new Error('No process answered');
      return answer;
    },
  };
}

export interface ClusterKills {
  acknowledged: number;
  images: number;
  lost: string[];
  wrongFigures: number;
  /** How long a publication took to be shown everywhere while everybody wrote (ms). */
  shown: number[];
}

/** Publishes this many items one after the other: how long all lists took to be the same again (ms). */
export async function agreements(cluster: Cluster, context: Context, count: number): Promise<number[]> {
  const making = makingOn(callerBy(cluster), context);
  const author = await making.person('Accords');
  const times: number[] = [];
  for (let round = 0; round < count; round += 1)
    times.push(await agreeAfter(cluster, LISTS, () => making.item(author, 'questionnaire', 'public')));
  return times;
}

/**
 * Kills one process after the other under eight writers, who continue with the others, and searches for what they
 * wrote.
 */
export async function killInTurn(cluster: Cluster, context: Context, kills: number): Promise<ClusterKills> {
  const ledger = newLedger();
  const making = makingOn(callerBy(cluster), context);
  const author = await making.person('Autrice');
  for (const kind of ['questionnaire', 'case'] as const)
    for (let count = 0; count < 4; count += 1) await making.item(author, kind, 'public');
  const writers = await hireWriters(cluster.proxy, ledger);
  const [lost, shown] = [new Set<string>(), [] as number[]];
  for (let round = 0; round < kills; round += 1) {
    const place = round % cluster.processes.length;
    let running = true;
    const writing = Promise.all(writers.map((each) => each.write(callerBy(cluster), () => running)));
    await pause(RUN_MS.min + Math.random() * RUN_MS.spread);
    const publish = () => making.item(author, 'questionnaire', 'public');
    shown.push(await shownAfter(cluster, LISTS, publish));
    await killAll(cluster.processes[place]!);
    await cluster.start(place);
    running = false;
    await writing;
    for (const each of await lostOf(context.db, ledger)) lost.add(each);
  }
  const { acknowledged, images } = ledger;
  const wrongFigures = await wrongFiguresOf(context.db);
  return { acknowledged, images: images.size, lost: [...lost], wrongFigures, shown };
}

/** Ends sessions on one process and shows their token and cookie to the others at once: how many were let in. */
export async function letInAfterEnd(cluster: Cluster, context: Context, sessions: number): Promise<number> {
  const caller = callerBy(cluster);
  const { username, password } = await makingOn(caller, context).person('Sortante');
  const ask = async (token: string, cookie: string) => {
    const asked = cluster.processes.flatMap(({ origin }) => [
      sendUnchecked(origin, 'GET', '/api/account/sessions', { token }),
      sendUnchecked(origin, 'GET', '/account', { cookie }),
    ]);
    return (await Promise.all(asked)).filter(({ status }) => status === 200).length;
  };
  let letIn = 0;
  for (let count = 0; count < sessions; count += 1) {
    const begun = await caller.send('POST', '/api/auth/login', { json: { username, password } });
    const { token } = begun.json;
    if ((await ask(token, cookieOf(begun))) !== 2 * cluster.processes.length)
      throw new Error(`A session does not begin: ${begun.text}`);
    const { origin } = cluster.processes[count % cluster.processes.length]!;
    await sendUnchecked(origin, 'POST', '/api/auth/logout', { token });
    letIn += await ask(token, cookieOf(begun));
  }
  return letIn;
}
