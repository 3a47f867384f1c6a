import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { type Product, startProduct } from '../tests/run/product.ts';
import { seededFolder } from '../tests/run/seeded.ts';
import { type Member, member } from './product.ts';

export interface KillResult {
  kills: number;
  acknowledged: number;
  lost: string[];
  /** Items whose stored figures differ from what they count. */
  wrongFigures: number;
  corrupt: boolean;
}

interface Ledger {
  /** Last rating acknowledged, and any sent since without an answer, by writer and item. */
  ratings: Map<string, { acknowledged: number; unanswered: Set<number> }>;
  /** Copies acknowledged: ids of the new items. */
  copies: string[];
  acknowledged: number;
}

const WRITERS = 8;
const RUN_MS = { min: 150, spread: 400 };

async function writer(
  origin: string,
  person: Member,
  items: readonly string[],
  ledger: Ledger,
  running: () => boolean,
) {
  for (let turn = 0; running(); turn += 1) {
    const item = items[Math.floor(Math.random() * items.length)] as string;
    const headers = { ...person.headers, 'Content-Type': 'application/json' };
    try {
      if (turn % 4 === 3) {
        const answer = await fetch(`${origin}/api/questionnaires/${item}/copy`, { method: 'POST', headers });
        if (!answer.ok) continue;
        ledger.copies.push(((await answer.json()) as { _id: string })._id);
      } else {
        const rating = Math.floor(Math.random() * 21) / 2;
        const key = `${person.username} ${item}`;
        const known = ledger.ratings.get(key) ?? { acknowledged: -1, unanswered: new Set<number>() };
        ledger.ratings.set(key, known);
        known.unanswered.add(rating);
        const body = JSON.stringify({ rating });
        const answer = await fetch(`${origin}/api/questionnaires/${item}/rate`, {
          method: 'POST',
          headers,
          body,
        });
        if (!answer.ok) continue;
        known.acknowledged = rating;
        known.unanswered.clear();
      }
      ledger.acknowledged += 1;
    } catch {
      // Killed in the middle: nothing was promised.
    }
  }
}

function lostOf(database: DatabaseSync, ledger: Ledger): string[] {
  const lost: string[] = [];
  const rating = database.prepare(
    'select value from rating join "user" on "user".id = rating.user_id where "user".username = ? and item_id = ?',
  );
  for (const [key, { acknowledged, unanswered }] of ledger.ratings) {
    if (acknowledged === -1) continue;
    const [username = '', item = ''] = key.split(' ');
    const stored = rating.get(username, item) as { value: number } | undefined;
    const possible = [acknowledged, ...unanswered];
    if (!stored || !possible.includes(stored.value / 2)) lost.push(`rating ${key}`);
  }
  const copy = database.prepare('select 1 from item where id = ?');
  for (const id of ledger.copies) if (!copy.get(id)) lost.push(`copy ${id}`);
  return lost;
}

function wrongFiguresOf(database: DatabaseSync): number {
  const { wrong } = database
    .prepare(
      `select count(*) as wrong from item where
        rating_count <> (select count(*) from rating where item_id = item.id)
        or rating_sum <> (select coalesce(sum(value), 0) from rating where item_id = item.id)
        or views <> (select count(*) from "view" where item_id = item.id)
        or copies <> (select count(*) from "copy" where source_id = item.id and counted = 1)`,
    )
    .get() as { wrong: number };
  return wrong;
}

async function kill(product: Product, writers: Promise<unknown>): Promise<void> {
  await product.kill();
  await writers;
}

/** R1: `kill -9` again and again under eight writers, then looks for what was acknowledged and is not there. */
export async function killLoop(kills: number): Promise<KillResult> {
  const folder = await seededFolder();
  const settings = { DATA_DIR: folder, SEED: 'none' };
  const ledger: Ledger = { ratings: new Map(), copies: [], acknowledged: 0 };
  const begin = () => startProduct(settings, { page: '/api/ready' });
  try {
    let product = await begin();
    const people = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) => member(product.origin, `redacteur${index}`)),
    );
    const list = await fetch(`${product.origin}/api/questionnaires/public?limit=40`);
    const items = ((await list.json()) as { questionnaires: { _id: string }[] }).questionnaires.map(
      ({ _id }) => _id,
    );
    for (let round = 0; round < kills; round += 1) {
      if (round > 0) product = await begin();
      let running = true;
      const { origin } = product;
      const writers = Promise.all(
        people.map((person) => writer(origin, person, items, ledger, () => running)),
      );
      await new Promise((wake) => setTimeout(wake, RUN_MS.min + Math.random() * RUN_MS.spread));
      const stopped = kill(product, writers);
      running = false;
      await stopped;
    }
    // It starts once more by itself, then the folder is looked at from outside.
    const last = await begin();
    await last.stop();
    const database = new DatabaseSync(`${folder}/negatoscope.db`);
    const check = database.prepare('pragma integrity_check').get() as { integrity_check: string };
    const result = {
      kills,
      acknowledged: ledger.acknowledged,
      lost: lostOf(database, ledger),
      wrongFigures: wrongFiguresOf(database),
      corrupt: check.integrity_check !== 'ok',
    };
    database.close();
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
