import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { REVIEW_STATUSES, type ReviewStatus, VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { fold } from '../../../fold.ts';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** The status of a protocol becomes a separate part, and the steps of its review are recorded. */
const TABLES = [
  `create table review (
    item_id text not null references item (id) on delete cascade,
    number integer not null,
    at bigint not null,
    user_id text,
    from_status text not null,
    to_status text not null,
    word text,
    version integer,
    primary key (item_id, number)
  ) without rowid`,
  `create index review_by_user on review (user_id)`,
  `alter table item add column review_status text`,
];

interface Part {
  item_id: string;
  /** Version number; null for the working copy. */
  version: number | null;
  revision: number;
  text_id: string;
}

/** Removes the status from a text; a shared text is processed several times. */
async function takeStatus(
  db: Kysely<unknown>,
  textId: string,
  taken: Map<string, ReviewStatus>,
): Promise<ReviewStatus> {
  const known = taken.get(textId);
  if (known) return known;
  const { rows } = await sql<{ json: string }>`select json from body_text where id = ${textId}`.execute(db);
  const { reviewStatus = WRITING, ...body } = JSON.parse(rows[0]!.json) as { reviewStatus?: ReviewStatus };
  await sql`update body_text set json = ${JSON.stringify(body)} where id = ${textId}`.execute(db);
  taken.set(textId, reviewStatus);
  return reviewStatus;
}

/** Adds the status as a part; an item's working copy and versions with the same status share its text. */
async function addPart(
  db: Kysely<unknown>,
  { item_id, version, revision }: Part,
  status: ReviewStatus,
): Promise<void> {
  const textId = `${item_id}-review-${REVIEW_STATUSES.indexOf(status)}`;
  const json = JSON.stringify({ reviewStatus: status });
  await sql`insert into body_text (id, json) values (${textId}, ${json}) on conflict do nothing`.execute(db);
  if (version !== null) {
    await sql`insert into item_version_part (item_id, number, part, text_id)
      values (${item_id}, ${version}, 'review', ${textId})`.execute(db);
    return;
  }
  await sql`insert into item_part (item_id, part, revision, text_id)
    values (${item_id}, 'review', ${revision}, ${textId})`.execute(db);
  await sql`update item set review_status = ${status} where id = ${item_id}`.execute(db);
  await sql`insert into item_facet (kind, visibility, facet, value, number)
    select kind, visibility, 'reviewStatus', ${fold(status)}, number from item where id = ${item_id}`.execute(
    db,
  );
}

const tagsOf: Record<Engine, string> = {
  sqlite: `(select json_group_array(tag) from (select tag from item_tag where item_id = item.id order by position))`,
  postgres: `coalesce((select json_agg(tag order by position)::text from item_tag where item_id = item.id), '[]')`,
};

/** Validated protocols become versions, even private ones: the validated text stays in use while a draft is edited. */
async function versionsOfPrivate(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const unlike = sql.raw(`visibility <> 'public' and review_status = '${VALIDATED}' and not exists (
    select 1 from item_version_part as version join item_part on item_part.item_id = version.item_id
      and item_part.part = version.part and item_part.text_id = version.text_id
    where version.item_id = item.id and version.number = item.published_version and version.part = 'body')`);
  const number = sql.raw('coalesce(published_version, 0) + 1');
  const { rows } = await sql<{ id: string }>`select id from item where ${unlike}`.execute(db);
  for (const { id } of rows) {
    await sql`insert into item_version (item_id, number, published_at, publisher_id, word, title, tags, summary)
      select id, ${number}, updated_at, owner_id, null, title, ${sql.raw(tagsOf[engine])}, summary
      from item where id = ${id}`.execute(db);
    await sql`update item set published_version = ${number} where id = ${id}`.execute(db);
    await sql`insert into item_version_part (item_id, number, part, text_id)
      select item_id, published_version, part, text_id from item_part join item on item.id = item_id
      where item_id = ${id} and text_id is not null`.execute(db);
  }
}

export function reviews(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
      const { rows } = await sql<Part>`
        select item_id, null as version, item_part.revision, text_id from item_part
          join item on item.id = item_id where kind = 'protocol' and part = 'body'
        union all
        select item_id, item_version_part.number as version, 0 as revision, text_id from item_version_part
          join item on item.id = item_id where kind = 'protocol' and part = 'body'`.execute(db);
      const taken = new Map<string, ReviewStatus>();
      for (const row of rows) await addPart(db, row, await takeStatus(db, row.text_id, taken));
      await versionsOfPrivate(db, engine);
    },
  };
}
