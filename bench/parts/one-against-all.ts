import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { upload } from '../../tests/api/tus.ts';
import { startProduct } from '../../tests/run/product.ts';
import { savePart } from '../../tests/run/save-part.ts';
import { ATTACKS, type Attack, type Attacker } from '../attacks.ts';
import { makeDataset } from '../dataset.ts';
import { makeHugeCase } from '../huge-case.ts';
import { callerOf, inFolder, type Member, member } from '../product.ts';
import { readMeanwhile } from '../read-meanwhile.ts';
import type { Row } from '../report.ts';
import { residentWithChildren } from '../resident.ts';
import { percentile } from '../stats.ts';

const DATASET = { cases: 1000, ratings: 10_000 };
const CONNECTIONS = 4;
const SECONDS = 10;
/** Rounds of one attack on one connection, at most. */
const ROUNDS_MAX = 500;
const PAUSE = 100;
const BAR_MS = 200;

/** Somebody else at work on a case of their own. */
interface Bystander {
  person: Member;
  caseId: string;
  revision: number;
  image: Buffer;
}

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  times.push(performance.now() - began);
}

/** Saves a word, and uploads a small image now and then, until the time is over. */
async function write(attacker: Attacker, other: Bystander, until: number): Promise<number[]> {
  const times: number[] = [];
  const { caller } = attacker;
  for (let turn = 0; Date.now() < until; turn += 1) {
    await timed(times, async () => {
      const value = { answer: `Réponse ${turn}` };
      const saved = await savePart(caller, other.person.token, other.caseId, value, other.revision);
      if (saved.status !== 200) throw new Error(`a small save: ${saved.status} ${saved.text}`);
      other.revision = saved.json.revision;
    });
    // A separate process makes the image: another row measures its time.
    if (turn % 20 === 0) await upload(caller, other.person, other.image);
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
  return times;
}

async function attack(attacker: Attacker, attacks: readonly Attack[], until: number): Promise<void> {
  const attackInRounds = async (one: Attack) => {
    for (let round = 0; round < ROUNDS_MAX && Date.now() < until; round += 1)
      await one(attacker).catch(() => undefined);
  };
  const connections = attacks.flatMap((one) =>
    Array.from({ length: CONNECTIONS }, () => attackInRounds(one)),
  );
  await Promise.all(connections);
}

function rowOf(name: string, reads: number[], writes: number[], failures: string[], peak: number): Row {
  const all = [...reads, ...writes];
  const figure = (values: number[], share: number) => `${percentile(values, share).toFixed(0)} ms`;
  const p99 = percentile(all, 0.99);
  for (const failure of failures.slice(0, 3)) console.error(failure);
  return {
    id: 'R20',
    what: `one account, ${CONNECTIONS} connections, ${name}: others' median, p99; resident memory`,
    baseline: '–',
    ours: `${figure(all, 0.5)}, ${figure(all, 0.99)} (writes ${figure(writes, 0.99)}), ${Math.round(peak)} MB${failures.length > 0 ? `, ${failures.length} failures` : ''}`,
    ratio: '–',
    bar: `p99 < ${BAR_MS} ms`,
    met: p99 < BAR_MS && failures.length === 0,
  };
}

async function open(folder: string) {
  await makeDataset(folder, DATASET);
  const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
  const caller = callerOf(product);
  const person = await member(product.origin, 'Attaque');
  const caseId = await inFolder(folder, async (context) => {
    const user = await context.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', person.username)
      .executeTakeFirstOrThrow();
    return makeHugeCase(context, user.id);
  });
  const other = await member(product.origin, 'Voisine');
  const json = { title: 'Petit cas' };
  const made = await caller.send('POST', '/api/cases', { token: other.token, json });
  const create = { width: 64, height: 64, channels: 3 as const, background: '#777' };
  const image = await sharp({ create }).png().toBuffer();
  const attacker: Attacker = { caller, person, caseId, revision: 1 };
  const bystander: Bystander = { person: other, caseId: made.json._id, revision: 1, image };
  return { product, attacker, bystander };
}

/** R20: what one account does to everybody else, attack by attack and all at once. */
export async function oneAgainstAll(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-one-'));
  const { product, attacker, bystander } = await open(folder);
  const paths = [
    '/public-cases',
    '/cases-list',
    `/radiology-viewer/${bystander.caseId}`,
    '/protocols/public',
  ];
  const where = { origin: product.origin, paths, cookie: bystander.person.cookie, pause: PAUSE };
  const rows: Row[] = [];
  try {
    const each = Object.entries(ATTACKS).map(([name, one]) => ({ name, attacks: [one] }));
    const together = { name: 'all together', attacks: Object.values(ATTACKS) };
    for (const { name, attacks } of [{ name: 'nothing', attacks: [] }, ...each, together]) {
      let peak = 0;
      const watch = setInterval(() => {
        peak = Math.max(peak, residentWithChildren(product.pid));
      }, 200);
      const until = Date.now() + SECONDS * 1000;
      const { result, readings } = await readMeanwhile(where, async () => {
        const [writes] = await Promise.all([
          write(attacker, bystander, until),
          attack(attacker, attacks, until),
        ]);
        return writes;
      });
      clearInterval(watch);
      rows.push(rowOf(name, readings.times, result, readings.failures, peak));
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}
