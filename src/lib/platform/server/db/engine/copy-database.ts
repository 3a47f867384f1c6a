import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { Engine } from './engine.ts';

/** `meta` is written last; counters of attempts, sign-ins and uploads under way, whose bytes stay behind, start afresh. */
type Copied = Exclude<
  keyof Database,
  | 'meta'
  | 'throttle'
  | 'provider_sign_in'
  | 'pending_sign_in'
  | 'passkey_challenge'
  | 'pending_upload'
  | 'upload_part'
>;

/** Every table that is kept, those pointed to before those that point. A table that is forgotten does not compile. */
export const TABLES = Object.keys({
  user: true,
  session: true,
  revoked_session: true,
  recovery_code: true,
  reset_link: true,
  known_device: true,
  identity: true,
  invitation: true,
  queued_mail: true,
  user_address: true,
  address_link: true,
  mail_request: true,
  totp: true,
  passkey: true,
  phrase: true,
  sheet_template: true,
  file: true,
  file_variant: true,
  item: true,
  body_text: true,
  item_part: true,
  item_version: true,
  item_version_part: true,
  review: true,
  item_person: true,
  review_mail: true,
  confirmation: true,
  review_due: true,
  item_link: true,
  item_contribution: true,
  item_tag: true,
  item_facet: true,
  item_file: true,
  attestation: true,
  masked_file: true,
  file_to_erase: true,
  upload: true,
  user_storage: true,
  rating: true,
  view: true,
  copy: true,
  answer_read: true,
  practice_attempt: true,
  practice_memory: true,
  practice_session: true,
  practice_setting: true,
  practice_set_aside: true,
  question_attempt: true,
  event: true,
  case_note: true,
  collection: true,
  collection_item: true,
  item_day: true,
  item_month: true,
  person_hour: true,
  report_copied: true,
  joined_hypotheses: true,
  questionnaire_preference: true,
  audit_entry: true,
  flag: true,
  hidden_image: true,
  item_notice: true,
} satisfies Record<Copied, true>);

/** Rows at a time: the widest table stays well below both engines' limits on parameters. */
const BATCH = 500;

type Row = Record<string, unknown>;

/** The rows of a table in batches, as of one instant, without holding them all in memory. */
async function* batches(source: Transaction<Database>, engine: Engine, table: string): AsyncGenerator<Row[]> {
  if (engine === 'postgres') {
    await sql`declare rows_to_copy no scroll cursor for select * from ${sql.table(table)}`.execute(source);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from rows_to_copy`.execute(source);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close rows_to_copy`.execute(source);
    return;
  }
  let batch: Row[] = [];
  for await (const row of source
    .selectFrom(table as 'user')
    .selectAll()
    .stream()) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export type RowCounts = Record<string, number>;

/** Whether nobody has an account and nothing has been written yet. */
export async function isEmptyDatabase(db: Kysely<Database>): Promise<boolean> {
  const person = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  const item = await db.selectFrom('item').select('id').limit(1).executeTakeFirst();
  return !person && !item;
}

interface Side {
  db: Kysely<Database>;
  engine: Engine;
}

/** A sequence does not see the numbers that came with the rows. */
async function continueNumbers(to: Transaction<Database>): Promise<void> {
  await sql`select setval('item_number', (select coalesce(max(number), 0) + 1 from item), false)`.execute(to);
}

/**
 * Copies everything into an empty database of this version's schema, from one engine to either. The source is
 * read as of one instant; the target gets all of it or nothing.
 * @returns how many rows each table got
 */
export async function copyDatabase(source: Side, target: Side): Promise<RowCounts> {
  const reading = source.db.transaction();
  const isolated = source.engine === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading;
  return isolated.execute((from) =>
    target.db.transaction().execute(async (to) => {
      const counts: RowCounts = {};
      for (const table of TABLES) {
        counts[table] = 0;
        for await (const rows of batches(from, source.engine, table)) {
          await to
            .insertInto(table as 'user')
            .values(rows as never)
            .execute();
          counts[table] += rows.length;
        }
      }
      const meta = await from.selectFrom('meta').selectAll().execute();
      // What the target called itself (its installation) must not outlive what it was.
      await to.deleteFrom('meta').execute();
      await to.insertInto('meta').values(meta).execute();
      if (target.engine === 'postgres') await continueNumbers(to);
      return counts;
    }),
  );
}
