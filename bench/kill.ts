import { execFile } from 'node:child_process';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { UPLOAD_KEPT } from '#lib/images/upload-limits.ts';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { sweepFiles } from '#lib/maintenance/server/sweep-files.ts';
import { childrenOf } from '../tests/run/children.ts';
import { type Product, startProduct } from '../tests/run/product.ts';
import { seededFolder } from '../tests/run/seeded.ts';
import { uploadRemains } from '../tests/run/upload-remains.ts';
import { wrongFiguresOf } from '../tests/run/wrong-figures.ts';
import { type Ledger, lostOf, newLedger } from './kill-ledger.ts';
import { type Shelf, Writer } from './kill-writer.ts';
import { callerOf, inFolder, member } from './product.ts';

export interface KillResult {
  kills: number;
  acknowledged: number;
  images: number;
  lost: string[];
  /** Items whose stored figures differ from what they count. */
  wrongFigures: number;
  /** Damage, or leftovers that nothing uses, in words. */
  damage: string[];
  /** Milliseconds of each start. */
  starts: number[];
}

const WRITERS = 8;
const RUN_MS = { min: 200, spread: 1200 };
const ROOT = fileURLToPath(new URL('../', import.meta.url));

async function shelfOf(origin: string): Promise<Shelf> {
  const ids = async (kind: keyof Shelf) => {
    const list = await fetch(`${origin}/api/${kind}/public?limit=40`);
    return ((await list.json()) as Record<string, { _id: string }[]>)[kind]!.map(({ _id }) => _id);
  };
  return { questionnaires: await ids('questionnaires'), cases: await ids('cases') };
}

/** Eight people who write, each into a case of their own. */
export async function hireWriters(product: Pick<Product, 'origin'>, ledger: Ledger): Promise<Writer[]> {
  const shelf = await shelfOf(product.origin);
  const names = Array.from({ length: WRITERS }, (_, index) => `redacteur${index}`);
  return Promise.all(
    names.map(async (name) => {
      const person = await member(product.origin, name);
      const made = await callerOf(product).send('POST', '/api/cases', {
        token: person.token,
        json: { title: `Cas de ${name}` },
      });
      return new Writer(person, made.json._id, shelf, ledger);
    }),
  );
}

/** The server and its workers at once, without a word. */
export async function killAll(product: Product): Promise<void> {
  const workers = childrenOf(product.pid);
  const ended = product.kill();
  for (const worker of workers) {
    try {
      process.kill(worker, 'SIGKILL');
    } catch {
      // It ended with its server.
    }
  }
  await ended;
}

/** Damage now, and leftovers once everything unused should have been swept. */
async function damageIn(folder: string): Promise<string[]> {
  const admin = promisify(execFile)(process.execPath, ['src/cli/admin.ts', 'check-files'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', FILES_URL: '' },
  });
  const damage = await admin.then(
    (): string[] => [],
    (error: { stderr: string }) => [`check-files: ${error.stderr}`],
  );
  const { rows } = await inFolder(folder, ({ db }) =>
    sql<{ integrity_check: string }>`pragma integrity_check`.execute(db),
  );
  if (rows[0]?.integrity_check !== 'ok') damage.push(`database: ${rows[0]?.integrity_check}`);
  const drafts = join(folder, 'files/tmp');
  const long = new Date(Date.now() - UPLOAD_KEPT);
  for (const name of await readdir(drafts)) await utimes(join(drafts, name), long, long);
  const orphans = await inFolder(folder, async (context) => {
    const later = { ...context, now: () => Date.now() + 2 * UPLOAD_KEPT };
    // Bytes go one sweep after their rows.
    for (let sweep = 0; sweep < 2; sweep += 1) await sweepFiles(later, { confirmed: true });
    return checkFiles(context);
  });
  if (orphans.unknown > 0) damage.push(`${orphans.unknown} files stay after sweeping`);
  for (const key of [...orphans.missing, ...orphans.corrupt]) damage.push(`swept though used: ${key}`);
  for (const name of await readdir(drafts)) damage.push(`stays: files/tmp/${name}`);
  for (const name of await uploadRemains(folder)) damage.push(`stays: ${name}`);
  return damage;
}

/** R1: `kill -9` again and again under eight writers; each time, the acknowledged writes are searched for. */
export async function killLoop(kills: number): Promise<KillResult> {
  const folder = await seededFolder();
  const ledger = newLedger();
  const starts: number[] = [];
  const lost = new Set<string>();
  const begin = async () => {
    const product = await startProduct({ DATA_DIR: folder, SEED: 'none' }, { page: '/api/ready' });
    starts.push(product.startMs);
    for (const each of await inFolder(folder, ({ db }) => lostOf(db, ledger))) lost.add(each);
    return product;
  };
  try {
    let product = await begin();
    const writers = await hireWriters(product, ledger);
    for (let round = 0; round < kills; round += 1) {
      if (round > 0) product = await begin();
      let running = true;
      const writing = Promise.all(writers.map((each) => each.write(callerOf(product), () => running)));
      await new Promise((wake) => setTimeout(wake, RUN_MS.min + Math.random() * RUN_MS.spread));
      const killed = killAll(product);
      running = false;
      await Promise.all([killed, writing]);
    }
    // It starts once more by itself, then the folder is inspected from outside.
    await (await begin()).stop();
    return {
      kills,
      starts,
      lost: [...lost],
      acknowledged: ledger.acknowledged,
      images: ledger.images.size,
      wrongFigures: await inFolder(folder, ({ db }) => wrongFiguresOf(db)),
      damage: await damageIn(folder),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
