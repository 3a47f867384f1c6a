import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { cleanDisplayName } from '#lib/accounts/display-name.ts';
import { nameColumns } from '#lib/accounts/server/name-columns-queries.ts';
import { COPY_WEIGHT } from '#lib/items/kinds/popular.ts';
import { foldedWords } from '../../../fold.ts';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Known devices, the folded and displayed forms of names, and the person who made a copy. */
const ACCOUNTS = [
  `create table known_device (
    secret_hash text not null,
    user_id text not null references "user" (id) on delete cascade,
    expires_at bigint not null,
    primary key (secret_hash, user_id)
  ) without rowid`,
  `create index known_device_by_user on known_device (user_id, expires_at)`,
  `create index known_device_by_expiry on known_device (expires_at)`,
  `alter table "user" add column username_looks text not null default ''`,
  `alter table "user" add column display_name_looks text`,
  `alter table "user" add column shown_name text not null default ''`,
  `create index user_by_looks on "user" (username_looks)`,
  `create index user_by_display_looks on "user" (display_name_looks)`,
  // Every change of a name locks this row: otherwise two simultaneous changes could create equal names.
  `insert into meta (key, value) values ('names', '')`,
  `alter table "copy" add column copier_id text`,
  `create index copy_by_copier on "copy" (source_id, copier_id)`,
];

/** Only the first copy that a person makes of an item counts; the figures are recomputed. */
const COPIES = [
  `update "copy" set copier_id = (select owner_id from item where item.id = "copy".item_id)`,
  // For a deleted copy, the event recorded at its creation still names the person.
  `update "copy" set copier_id = (select min(user_id) from event where event.item_id = "copy".source_id
    and event.at = "copy".created_at and event.type = 'copy') where copier_id is null`,
  `update "copy" set counted = 0 where counted = 1 and exists (select 1 from "copy" as earlier
    where earlier.source_id = "copy".source_id and earlier.copier_id = "copy".copier_id and earlier.counted = 1
    and (earlier.created_at < "copy".created_at
      or earlier.created_at = "copy".created_at and earlier.item_id < "copy".item_id))`,
  `update item set copies = (select count(*) from "copy" where source_id = item.id and counted = 1)
    where id in (select source_id from "copy")`,
  `update item set popularity = views + ${COPY_WEIGHT} * copies where id in (select source_id from "copy")`,
];

interface Person {
  id: string;
  username: string;
  display_name: string | null;
}

export function accounts(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of ACCOUNTS) await sql.raw(forEngine(statement, engine)).execute(db);
      await fillNames(db);
      for (const statement of COPIES) await sql.raw(statement).execute(db);
    },
  };
}

async function fillNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Person>`select id, username, display_name from "user"`.execute(db);
  const people = rows.map(({ id, username, display_name }) => {
    const displayName = (display_name && cleanDisplayName(display_name)) || null;
    return { id, renamed: displayName !== display_name, ...nameColumns(username, displayName, false) };
  });
  const byUsername = Map.groupBy(people, (person) => person.username_looks);
  const byDisplayName = Map.groupBy(people, (person) => person.display_name_looks);
  for (const { id, renamed, username, ...person } of people) {
    const looks = person.display_name_looks;
    const others = [...(byUsername.get(looks ?? '') ?? []), ...(byDisplayName.get(looks) ?? [])];
    const shared = looks !== null && others.some((other) => other.id !== id);
    const { display_name, shown_name } = nameColumns(username, person.display_name, shared);
    await sql`update "user" set username_looks = ${person.username_looks}, display_name = ${display_name},
      display_name_looks = ${looks}, shown_name = ${shown_name} where id = ${id}`.execute(db);
    if (renamed) await addAuthorTerms(db, id, display_name ?? username);
  }
}

/** Adds the author's name to the search words of cases, also after invisible characters were removed from it. */
async function addAuthorTerms(db: Kysely<unknown>, ownerId: string, name: string): Promise<void> {
  for (const word of foldedWords(name)) {
    await sql`insert into item_facet (kind, visibility, facet, value, item_id)
      select kind, visibility, 'term', ${word}, id from item where owner_id = ${ownerId} and kind = 'case'
      on conflict do nothing`.execute(db);
  }
}
