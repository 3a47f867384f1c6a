import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { looksOf } from '#lib/accounts/look-alikes.ts';
import { hashOfEntry } from '#lib/audit/server/append-entry.ts';
import { openDatabase, sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { startProduct } from '../../tests/run/product.ts';
import { member } from '../product.ts';
import { type Row, row } from '../report.ts';
import { median, percentile } from '../stats.ts';

const PEOPLE = 100_000;
const ENTRIES = 200_000;
const RUNS = 60;
const BAR_MS = 100;
const START = Date.UTC(2025, 0, 1);

/** Fills a data folder with people and with a journal of theirs, as the use cases would have left them. */
async function fill(dataDir: string): Promise<string> {
  const opened = await openDatabase({ dataDir, databaseUrl: '', exclusive: true });
  await opened.close();
  const database = new DatabaseSync(sqlitePath(dataDir));
  database.exec('pragma synchronous = off; begin');
  const insertUser =
    database.prepare(`insert into "user" (id, username, username_key, username_looks, shown_name, password_hash, created_at)
     values (?, ?, ?, ?, ?, '', ?)`);
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const [id, name] = [newId(START), `personne${index}`];
    insertUser.run(id, name, name, looksOf(name), name, START);
    return id;
  });
  const insertEntry =
    database.prepare(`insert into audit_entry (number, at, action, actor_id, person_id, item_id, detail, source, previous_hash, hash)
     values (?, ?, 'signed_in', ?, null, null, '', '127.0.0.0/24', ?, ?)`);
  let hash = '';
  for (let number = 1; number <= ENTRIES; number += 1) {
    const at = START + number * 60_000;
    const actor_id = people[number % PEOPLE]!;
    const entry = { number, at, action: 'signed_in', actor_id, person_id: null, item_id: null } as const;
    const previous = hash;
    hash = hashOfEntry({ ...entry, detail: '', source: '127.0.0.0/24', previous_hash: previous });
    insertEntry.run(number, at, actor_id, previous, hash);
  }
  database.prepare(`update meta set value = ? where key = 'audit_head'`).run(`${ENTRIES} ${hash}`);
  database.exec('commit; analyze; pragma wal_checkpoint(truncate)');
  database.close();
  return people[PEOPLE / 2]!;
}

async function timesOf(origin: string, path: string, cookie: string): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const answer = await fetch(origin + path, { headers: { Cookie: cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** A1: the pages of administration of a site with 100,000 people. */
export async function administration(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-people-'));
  try {
    const person = await fill(folder);
    const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
    try {
      const { cookie } = await member(product.origin, 'administratrice');
      const database = new DatabaseSync(sqlitePath(folder));
      database.exec(`update "user" set account_role = 'administrator' where username = 'administratrice'`);
      database.close();
      const paths = [
        '',
        '/people',
        '/people?q=personne9999',
        '/people?page=2000',
        '/people?role=administrator',
        `/people/${person}`,
        '/items',
        '/audit',
        '/audit?personne=personne50000',
        '/audit?action=role_changed',
      ];
      const rows: Row[] = [];
      for (const path of paths) {
        const taken = await timesOf(product.origin, `/administration${path}`, cookie);
        const [half, p99] = [median(taken), percentile(taken, 0.99)];
        const page = `/administration${path.replace(person, '[person]')}`;
        const ours = `${half.toFixed(1)} ms, ${p99.toFixed(0)} ms`;
        rows.push(row('A1', `${page}, 100,000 people: median, p99`, ours, `≤ ${BAR_MS} ms`, p99 <= BAR_MS));
      }
      return rows;
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
