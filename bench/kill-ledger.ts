import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** The writes acknowledged by the server. */
export interface Ledger {
  /** Last rating acknowledged, and any sent since without an answer, by writer and item. */
  ratings: Map<string, { acknowledged: number; unanswered: Set<number> }>;
  /** Copies acknowledged: the new item and its source. */
  copies: { id: string; source: string }[];
  /** Images that finished uploads became. */
  images: Set<string>;
  /** By case, the last acknowledged save and the one without an answer. */
  cases: Map<string, { revision: number; files: string[]; unanswered?: string[] | undefined }>;
  /** Uploads whose acknowledged bytes were missing. */
  cutShort: string[];
  acknowledged: number;
}

export function newLedger(): Ledger {
  return {
    ratings: new Map(),
    copies: [],
    images: new Set(),
    cases: new Map(),
    cutShort: [],
    acknowledged: 0,
  };
}

/** Acknowledged writes that are not in the database, in words. */
export async function lostOf(db: Kysely<Database>, ledger: Ledger): Promise<string[]> {
  return [
    ...ledger.cutShort,
    ...(await lostRatings(db, ledger)),
    ...(await lostCopies(db, ledger)),
    ...(await lostImages(db, ledger)),
  ];
}

async function lostRatings(db: Kysely<Database>, { ratings }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const [key, { acknowledged, unanswered }] of ratings) {
    if (acknowledged === -1) continue;
    const [username = '', item = ''] = key.split(' ');
    const stored = await db
      .selectFrom('rating')
      .innerJoin('user', 'user.id', 'rating.user_id')
      .select('value')
      .where('username', '=', username)
      .where('item_id', '=', item)
      .executeTakeFirst();
    if (!stored || ![acknowledged, ...unanswered].includes(stored.value / 2)) lost.push(`rating ${key}`);
  }
  return lost;
}

async function lostCopies(db: Kysely<Database>, { copies }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, source } of copies) {
    const text = await db
      .selectFrom('item_part')
      .innerJoin('body_text', 'body_text.id', 'text_id')
      .select('text_id')
      .where('item_id', '=', id)
      .executeTakeFirst();
    const [own, theirs] = [await attachedTo(db, id), await attachedTo(db, source)];
    if (!text || own.size !== theirs.size) lost.push(`copy ${id}`);
  }
  return lost;
}

async function attachedTo(db: Kysely<Database>, item: string): Promise<Set<string>> {
  const rows = await db.selectFrom('item_file').select('sha256').where('item_id', '=', item).execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

async function lostImages(db: Kysely<Database>, { images, cases }: Ledger): Promise<string[]> {
  const uploads = await db
    .selectFrom('upload')
    .innerJoin('file', 'file.sha256', 'upload.sha256')
    .select('file.sha256')
    .execute();
  const known = new Set(uploads.map(({ sha256 }) => sha256));
  const lost = [...images].filter((file) => !known.has(file)).map((file) => `image ${file}`);
  for (const [id, { revision, files, unanswered }] of cases) {
    const row = await db
      .selectFrom('item')
      .innerJoin('item_part', 'item_part.item_id', 'item.id')
      .innerJoin('body_text', 'body_text.id', 'text_id')
      .select(['item.revision', 'json'])
      .where('part', '=', 'images')
      .where('item.id', '=', id)
      .executeTakeFirst();
    const expected = row?.revision === revision ? files : unanswered;
    const stored = row && filesOf(row.json);
    const attached = await attachedTo(db, id);
    if (!stored || String(stored) !== String(expected)) lost.push(`case ${id}, save ${revision}`);
    else for (const file of stored) if (!attached.has(file)) lost.push(`case ${id}, image ${file}`);
  }
  return lost;
}

function filesOf(body: string): string[] {
  const { folders } = JSON.parse(body) as { folders: { images: { file: string }[] }[] };
  return folders.flatMap(({ images }) => images.map(({ file }) => file));
}
