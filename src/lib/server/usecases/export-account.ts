import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Actor } from '#lib/domain/actor.ts';
import type { Context } from '../context.ts';
import { itemWithBody } from '../db/item-body.ts';
import { type ZipEntry, zip } from '../files/zip.ts';
import { listSessions } from './sessions.ts';

const EXTENSIONS: Record<string, string> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const iso = (instant: number) => new Date(instant).toISOString();
const halves = (value: number) => value / 2;

function jsonEntry(path: string, content: unknown): ZipEntry {
  return { path, bytes: () => Buffer.from(`${JSON.stringify(content, null, 2)}\n`) };
}

async function account(context: Context, actor: Actor) {
  const user = await context.db
    .selectFrom('user')
    .select(['username', 'display_name', 'created_at'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const sessions = await listSessions(context, actor.id, actor.sessionId);
  return {
    username: user.username,
    displayName: user.display_name,
    createdAt: iso(user.created_at),
    sessions,
  };
}

/** One item whole, as its author wrote it. */
async function item(context: Context, id: string) {
  const row = await itemWithBody(context.db, id).executeTakeFirst();
  if (!row) return null;
  const tags = await context.db
    .selectFrom('item_tag')
    .select('tag')
    .where('item_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    id,
    kind: row.kind,
    title: row.title,
    tags: tags.map(({ tag }) => tag),
    visibility: row.visibility,
    views: row.views,
    copies: row.copies,
    averageRating: row.rating_count === 0 ? null : halves(row.rating_sum) / row.rating_count,
    ratingsCount: row.rating_count,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    body: JSON.parse(row.body) as unknown,
  };
}

async function ratings(context: Context, actor: Actor) {
  const rows = await context.db
    .selectFrom('rating')
    .innerJoin('item', 'item.id', 'rating.item_id')
    .select(['item.id', 'item.kind', 'item.title', 'rating.value', 'rating.comment', 'rating.updated_at'])
    .where('rating.user_id', '=', actor.id)
    .orderBy('rating.updated_at')
    .execute();
  return rows.map(({ id, kind, title, value, comment, updated_at }) => ({
    item: { id, kind, title },
    rating: halves(value),
    comment,
    updatedAt: iso(updated_at),
  }));
}

async function activity(context: Context, actor: Actor) {
  const rows = await context.db
    .selectFrom('event')
    .select(['at', 'type', 'kind', 'item_id'])
    .where('user_id', '=', actor.id)
    .orderBy('at')
    .execute();
  return rows.map(({ at, type, kind, item_id }) => ({ at: iso(at), type, kind, item: item_id }));
}

async function* entries(context: Context, actor: Actor): AsyncGenerator<ZipEntry> {
  yield jsonEntry('account.json', await account(context, actor));
  const owned = await context.db
    .selectFrom('item')
    .select(['id', 'kind'])
    .where('owner_id', '=', actor.id)
    .orderBy('id')
    .execute();
  for (const { id, kind } of owned) {
    const whole = await item(context, id);
    if (whole) yield jsonEntry(`${kind}s/${id}.json`, whole);
  }
  yield jsonEntry('ratings.json', await ratings(context, actor));
  yield jsonEntry('activity.json', await activity(context, actor));
  const files = await context.db
    .selectFrom('item_file')
    .innerJoin('item', 'item.id', 'item_file.item_id')
    .innerJoin('file', 'file.sha256', 'item_file.sha256')
    .select(['file.sha256', 'file.type'])
    .distinct()
    .where('item.owner_id', '=', actor.id)
    .orderBy('file.sha256')
    .execute();
  const unreadable: string[] = [];
  for (const { sha256, type } of files) {
    const bytes = await context.files.get(sha256);
    if (bytes === undefined || bytes === 'corrupt') unreadable.push(sha256);
    else yield { path: `images/${sha256}.${EXTENSIONS[type] ?? 'bin'}`, bytes: () => bytes };
  }
  if (unreadable.length > 0) yield jsonEntry('unreadable-images.json', unreadable);
}

/**
 * Everything of a person's own as a zip archive: the account, every item whole (bodies name their images by the
 * file's name), the images, the ratings given and what was recorded of them. Made as it is read.
 */
export function exportAccount(
  context: Context,
  actor: Actor,
): { name: string; body: ReadableStream<Uint8Array<ArrayBuffer>> } {
  const now = new Date(context.now());
  const name = `negatoscope-${now.toISOString().slice(0, 10)}.zip`;
  const body = NodeStream.from(zip(entries(context, actor), now));
  return { name, body: body as ReadableStream<Uint8Array<ArrayBuffer>> };
}
