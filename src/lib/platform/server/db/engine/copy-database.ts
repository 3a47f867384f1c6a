import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { Engine } from './engine.ts';

/**
 * `meta` is written last; not copied are counters of attempts, sign-ins under way, and uploads under way, since their
 * bytes are not copied either.
 */
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

/** All copied tables, referenced tables first. Forgetting a table is a compile error. */
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

/** Rows per statement: even the widest table stays below both engines' parameter limits. */
const BATCH = 500;

type Row = Record<string, unknown>;

/** The rows of a table in batches from one snapshot, never all in memory. */
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

/** Whether the database has no accounts and no content yet. */
export async function isEmptyDatabase(db: Kysely<Database>): Promise<boolean> {
  const person = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  const item = await db.selectFrom('item').select('id').limit(1).executeTakeFirst();
  return !person && !item;
}

interface Side {
  db: Kysely<Database>;
  engine: Engine;
}

/** Sets the sequence to the highest copied number, which inserting rows does not do. */
async function continueNumbers(to: Transaction<Database>): Promise<void> {
  await sql`select setval('item_number', (select coalesce(max(number), 0) + 1 from item), false)`.execute(to);
}

/**
 * Copies everything into an empty database of this version's schema, in either direction between the engines. The
 * source is read in one snapshot; the target receives everything or nothing.
 * @returns the number of rows per table
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
      // The target's own installation id must not survive: it belonged to the former content.
      await to.deleteFrom('meta').execute();
      await to.insertInto('meta').values(meta).execute();
      if (target.engine === 'postgres') await continueNumbers(to);
      return counts;
    }),
  );
}
