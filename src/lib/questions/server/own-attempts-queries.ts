import { type Kysely, type NotNull, sql } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { finishedFirstAttempts } from './first-attempts-queries.ts';

/** A first attempt that a person finished, with the questions that it answered. */
export interface OwnAttemptRow {
  item_id: string;
  item_version: number;
  steps: string;
  finished_at: number;
  summary: string;
  owner_id: string | null;
  visibility: Database['item']['visibility'];
  /** In no particular order, separated by line breaks. */
  tags: string | null;
  /** JSON of the part `questions` in the version that was answered. */
  answered: string;
  /** The same part in the current version, if different. */
  now: string | null;
}

/** A separator that no tag contains. */
const BETWEEN_TAGS = '\n';

/**
 * A person's first attempts finished between two times, without those at their own cases; only for versions
 * that are still kept.
 */
export function ownFirstAttempts(
  db: Kysely<Database>,
  userId: string,
  { from, before }: { from: number; before: number },
): Promise<OwnAttemptRow[]> {
  return finishedFirstAttempts(db)
    .innerJoin('item_version_part as answered_part', (join) =>
      join
        .onRef('answered_part.item_id', '=', 'attempt.item_id')
        .onRef('answered_part.number', '=', 'attempt.item_version')
        .on('answered_part.part', '=', 'questions'),
    )
    .innerJoin('body_text as answered_text', 'answered_text.id', 'answered_part.text_id')
    .leftJoin('item_version_part as now_part', (join) =>
      join
        .onRef('now_part.item_id', '=', 'attempt.item_id')
        .onRef('now_part.number', '=', 'item.published_version')
        .onRef('now_part.text_id', '<>', 'answered_part.text_id')
        .on('now_part.part', '=', 'questions')
        .on('item.visibility', '=', 'public'),
    )
    .leftJoin('body_text as now_text', 'now_text.id', 'now_part.text_id')
    .select([
      'attempt.item_id',
      'attempt.item_version',
      'attempt.steps',
      'item.summary',
      'item.owner_id',
      'item.visibility',
    ])
    .select(['answered_text.json as answered', 'now_text.json as now'])
    .select('attempt.finished_at')
    .select((eb) =>
      eb
        .selectFrom('item_tag')
        .select(sql<string>`string_agg(tag, ${BETWEEN_TAGS})`.as('joined'))
        .whereRef('item_tag.item_id', '=', 'attempt.item_id')
        .as('tags'),
    )
    .where('attempt.user_id', '=', userId)
    .where('attempt.finished_at', '>=', from)
    .where('attempt.finished_at', '<', before)
    .$narrowType<{ finished_at: NotNull; item_version: NotNull }>()
    .orderBy('attempt.finished_at', 'desc')
    .orderBy('attempt.item_id')
    .execute();
}

/** The tags of a row, as a list. */
export const tagsOf = ({ tags }: Pick<OwnAttemptRow, 'tags'>): string[] =>
  tags === null ? [] : tags.split(BETWEEN_TAGS);
