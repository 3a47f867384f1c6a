import type { DatabaseSync } from 'node:sqlite';

/** What the writers were told is done. */
export interface Ledger {
  /** Last rating acknowledged, and any sent since without an answer, by writer and item. */
  ratings: Map<string, { acknowledged: number; unanswered: Set<number> }>;
  /** Copies acknowledged: the new item and its source. */
  copies: { id: string; source: string }[];
  /** Images that finished uploads became. */
  images: Set<string>;
  /** By case, the last save acknowledged and the one that has had no answer. */
  cases: Map<string, { revision: number; files: string[]; unanswered?: string[] | undefined }>;
  /** Uploads whose acknowledged bytes were not there any more. */
  cutShort: string[];
  acknowledged: number;
}

export function newLedger(): Ledger {
  return {
    ...{ ratings: new Map(), copies: [], images: new Set(), cases: new Map(), cutShort: [] },
    acknowledged: 0,
  };
}

/** What was acknowledged and is not in the database, in words. */
export function lostOf(database: DatabaseSync, ledger: Ledger): string[] {
  const { cutShort } = ledger;
  return [
    ...cutShort,
    ...lostRatings(database, ledger),
    ...lostCopies(database, ledger),
    ...lostImages(database, ledger),
  ];
}

function lostRatings(database: DatabaseSync, { ratings }: Ledger): string[] {
  const rating = database.prepare(
    'select value from rating join "user" on "user".id = rating.user_id where "user".username = ? and item_id = ?',
  );
  const lost: string[] = [];
  for (const [key, { acknowledged, unanswered }] of ratings) {
    if (acknowledged === -1) continue;
    const [username = '', item = ''] = key.split(' ');
    const stored = rating.get(username, item) as { value: number } | undefined;
    if (!stored || ![acknowledged, ...unanswered].includes(stored.value / 2)) lost.push(`rating ${key}`);
  }
  return lost;
}

function lostCopies(database: DatabaseSync, { copies }: Ledger): string[] {
  const files = database.prepare('select count(*) as count from item_file where item_id = ?');
  const copy = database.prepare('select 1 from item_part join body_text on id = text_id where item_id = ?');
  const countOf = (id: string) => (files.get(id) as { count: number }).count;
  return copies
    .filter(({ id, source }) => !copy.get(id) || countOf(id) !== countOf(source))
    .map(({ id }) => `copy ${id}`);
}

function lostImages(database: DatabaseSync, { images, cases }: Ledger): string[] {
  const lost: string[] = [];
  const known = database.prepare(
    'select 1 from file join upload on upload.sha256 = file.sha256 where file.sha256 = ?',
  );
  for (const file of images) if (!known.get(file)) lost.push(`image ${file}`);
  const item = database.prepare(
    `select item.revision, json as body from item join item_part on item_id = item.id
     join body_text on body_text.id = text_id where part = 'images' and item.id = ?`,
  );
  const attached = database.prepare('select 1 from item_file where item_id = ? and sha256 = ?');
  for (const [id, { revision, files, unanswered }] of cases) {
    const row = item.get(id) as { revision: number; body: string } | undefined;
    const expected = row?.revision === revision ? files : unanswered;
    const stored = row && filesOf(row.body);
    if (!stored || String(stored) !== String(expected)) lost.push(`case ${id}, save ${revision}`);
    else for (const file of stored) if (!attached.get(id, file)) lost.push(`case ${id}, image ${file}`);
  }
  return lost;
}

function filesOf(body: string): string[] {
  const { folders } = JSON.parse(body) as { folders: { images: { file: string }[] }[] };
  return folders.flatMap(({ images }) => images.map(({ file }) => file));
}

/** How many items' stored figures differ from what they count. */
export function wrongFiguresOf(database: DatabaseSync): number {
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
