import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summariseCase } from '#lib/cases/summary.ts';
import { insertEvents } from '#lib/items/server/events-queries.ts';
import { parisDay } from '#lib/platform/day.ts';
import { batches } from '#lib/platform/server/db/batches.ts';
import { type OpenDatabase, openDatabase } from '#lib/platform/server/db/engine/open.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { CONFIDENCES, GRADES } from '#lib/practice/attempt-rules.ts';
import { insertAttempts } from '#lib/practice/server/attempt-queries.ts';
import { MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { ActivityTally } from '#lib/statistics/server/activity-tally-queries.ts';
import { startProduct } from '../../tests/run/product.ts';
import { randomFrom } from '../dataset.ts';
import { type Member, member } from '../product.ts';
import { type Row, row } from '../report.ts';
import { median } from '../stats.ts';

const EVENTS = Number(process.env.EVENTS ?? 1_000_000);
const ITEMS = 2000;
/** One in this many items belongs to the person whose page is measured, who causes one in this many of the events. */
const OWN = 10;
const ATTEMPTS = Math.ceil(EVENTS / 20);
const SPAN = 730 * 86_400_000;
const ASKED = 25;
/** Requests beforehand: the server to be measured is warm. */
const WARM = 5;
const BAR_MS = 100;

type Database = OpenDatabase['db'];

/** Three series of a case, each with an image of its own: no two cases have the same summary. */
const foldersOf = (index: number) =>
  ['TDM axial poumon', 'TDM axial médiastin', 'Thorax face'].map((name, series) => {
    const file = createHash('sha256').update(`${index} ${series}`).digest('hex');
    const image = { kind: 'image' as const, file, width: 512, height: 512 };
    return { id: `f${series}`, name, description: '', images: [image] };
  });

async function insertItems(db: Database, ownerId: string, at: number): Promise<string[]> {
  const ids = Array.from({ length: ITEMS }, () => newId(at));
  const items = ids.map((id, index) => ({
    id,
    kind: 'case' as const,
    owner_id: index % OWN === 0 ? ownerId : null,
    title: `Cas ${index}`,
    visibility: 'public' as const,
    summary: JSON.stringify(summariseCase({ difficulty: 1 + (index % 5), folders: foldersOf(index) })),
    revision: 1,
    views: 0,
    copies: 0,
    rating_sum: 0,
    rating_count: 0,
    popularity: 0,
    rating_rank: 0,
    created_at: at,
    updated_at: at,
    published_at: at,
  }));
  for (const rows of batches(items)) await db.insertInto('item').values(rows).execute();
  const tags = ids.flatMap((item_id, index) =>
    [MODALITY_TAGS, SPECIALTY_TAGS].map((all, position) => ({
      item_id,
      position,
      tag: all[index % all.length]!,
    })),
  );
  for (const rows of batches(tags)) await db.insertInto('item_tag').values(rows).execute();
  return ids;
}

/** A million things that people did in two years, counted as the product counts them. */
async function fill(dataDir: string, ownerId: string, now: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: '', exclusive: true });
  const random = randomFrom(18);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const ids = await insertItems(db, ownerId, now - SPAN);
  await db.transaction().execute(async (trx) => {
    const tally = new ActivityTally();
    for (let made = 0; made < EVENTS; made += 10_000) {
      const events = Array.from({ length: Math.min(10_000, EVENTS - made) }, () => {
        const at = now - Math.floor(random() * SPAN);
        const user_id = random() < 1 / (OWN * 2) ? ownerId : null;
        return {
          id: newId(at),
          at,
          user_id,
          item_id: pick(ids),
          kind: 'case' as const,
          type: 'view' as const,
        };
      });
      await insertEvents(trx, events);
      for (const { at, user_id, item_id } of events) {
        tally.item(item_id, parisDay(at), { views: 1 });
        if (user_id) tally.person(user_id, at, 'case', { opened: 1 });
      }
    }
    const attempts = Array.from({ length: ATTEMPTS }, (_, index) => {
      const at = now - Math.floor(random() * SPAN);
      const user_id = index % 2 === 0 ? ownerId : `reader-${index % 997}`;
      const grade = pick(GRADES);
      const item_id = pick(ids);
      if (user_id === ownerId) {
        tally.person(ownerId, at, 'case', { attempts: 1, graded: 1, graded_right: grade > 1 ? 1 : 0 });
      } else {
        tally.item(item_id, parisDay(at), { attempts: 1, graded: 1, graded_right: grade > 1 ? 1 : 0 });
      }
      const told = {
        hypothesis: `Hypothèse ${index % 40}`,
        confidence: pick(CONFIDENCES),
        grade,
        graded_at: at,
      };
      const none = { item_version: 1, session_id: null, differential: null };
      return { id: randomUUID(), user_id, item_id, at, day: parisDay(at), ...told, ...none };
    });
    await insertAttempts(trx, attempts);
    await tally.write(trx);
  });
  await close();
}

async function askedOften(origin: string, who: Member, query: string): Promise<number> {
  const taken: number[] = [];
  for (let asked = -WARM; asked < ASKED; asked += 1) {
    const start = performance.now();
    const answer = await fetch(`${origin}/statistics?${query}`, { headers: { Cookie: who.cookie } });
    if (!(await answer.text()).includes('class="statistics-range"'))
      throw new Error(`no page: ${answer.status}`);
    if (asked >= 0) taken.push(performance.now() - start);
  }
  return median(taken);
}

/** S18: the statistics page of a person who has read and written much, among a million events. */
export async function statistics(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-statistics-'));
  try {
    const settings = { DATA_DIR: folder, SEED: 'none' };
    const empty = await startProduct(settings);
    const who = await member(empty.origin, 'statisticienne');
    const newcomer = await member(empty.origin, 'nouvelle');
    await empty.stop();
    const opened = await openDatabase({ dataDir: folder, databaseUrl: '', exclusive: true });
    const { id } = await opened.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', who.username)
      .executeTakeFirstOrThrow();
    await opened.close();
    await fill(folder, id, Date.now());
    const product = await startProduct(settings);
    try {
      const rows: Row[] = [];
      for (const [what, query] of [
        ['my year', 'periode=annee&vue=moi'],
        ['all I did', 'periode=tout&vue=moi'],
        ['my items’ year', 'periode=annee&vue=auteur'],
      ] as const) {
        const bare = await askedOften(product.origin, newcomer, query);
        const ms = await askedOften(product.origin, who, query);
        const name = `statistics, ${EVENTS.toLocaleString('en')} events, ${what}, beside a newcomer’s: median`;
        rows.push({
          ...row('S18', name, `${ms.toFixed(0)} ms`, `≤ ${BAR_MS} ms`, ms <= BAR_MS),
          baseline: `${bare.toFixed(0)} ms`,
          ratio: `× ${(ms / bare).toFixed(2)}`,
        });
      }
      return rows;
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
