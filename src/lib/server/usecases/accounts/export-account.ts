import { Readable } from 'node:stream';
import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import type { Context } from '../../context.ts';
import { phrasesOf } from '../../db/accounts/phrases.ts';
import { readNames } from '../../db/accounts/users.ts';
import { notesOf } from '../../db/collections/case-notes.ts';
import { itemsOfCollection } from '../../db/collections/collection-items.ts';
import { collectionsOf } from '../../db/collections/collections.ts';
import { filesOfOwner } from '../../db/images/item-images.ts';
import { readBody } from '../../db/items/item-parts.ts';
import { readVersionBody, readVersions } from '../../db/items/item-versions.ts';
import { findItemOfAnyKind, itemsOf } from '../../db/items/items.ts';
import { ratingsBy } from '../../db/items/ratings.ts';
import { PIECE } from '../../files/open-file.ts';
import { type ZipEntry, zip } from '../../files/zip.ts';
import { workingFields } from '../items/working-copy.ts';
import { exportPractice } from '../practice/export-practice.ts';
import { readReviewers } from '../reviews/reviewers.ts';
import { exportActivity, exportStatistics } from './export-activity.ts';
import { exportedReviewing, exportedReviews } from './export-reviews.ts';
import { listSessions } from './sessions.ts';
import { listTemplates } from './sheet-templates.ts';

const EXTENSIONS: Record<string, string> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const iso = (instant: number) => new Date(instant).toISOString();
const halves = (value: number) => value / 2;

/** Exports that one person may have under way: each reads their whole content. */
const EACH_MAX = 2;
const underWay = new Map<string, number>();

/** Written out and put away at once: whoever is slow to read keeps no item in memory. */
async function jsonEntry({ temporary }: Context, path: string, content: unknown): Promise<ZipEntry> {
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  return { path, file: await temporary.putAway(bytes) };
}

async function account(context: Context, actor: Actor) {
  const user = await readNames(context.db, actor.id);
  const sessions = await listSessions(context, actor.id, actor.sessionId);
  return {
    username: user.username,
    displayName: user.display_name,
    createdAt: iso(user.created_at),
    sessions,
  };
}

/** One item whole, as its author wrote it. */
async function itemEntry(context: Context, id: string): Promise<ZipEntry | undefined> {
  const row = await findItemOfAnyKind(context.db, id);
  if (!row) return undefined;
  const { title, tags } = await workingFields(context.db, row);
  return jsonEntry(context, `${row.kind}s/${id}.json`, {
    id,
    kind: row.kind,
    title,
    tags,
    visibility: row.visibility,
    publishedVersion: row.published_version,
    hasChanges: row.has_changes === 1,
    views: row.views,
    copies: row.copies,
    averageRating: row.rating_count === 0 ? null : halves(row.rating_sum) / row.rating_count,
    ratingsCount: row.rating_count,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    ...(KINDS[row.kind].reviewed && {
      reviews: await exportedReviews(context, id),
      reviewers: await readReviewers(context.db, id),
    }),
    body: JSON.parse(await readBody(context.db, row.kind, id)) as unknown,
  });
}

/** The versions of an item, each whole and apart from the others. */
async function* versionEntries(
  context: Context,
  { id, kind }: { id: string; kind: ItemKind },
): AsyncGenerator<ZipEntry> {
  for (const { number, published_at, word, title, tags } of await readVersions(context.db, id)) {
    const body = JSON.parse(await readVersionBody(context.db, kind, id, number)) as unknown;
    const version = { id, kind, number, publishedAt: iso(published_at), word, title, tags, body };
    yield jsonEntry(context, `${kind}s/${id}-version-${number}.json`, version);
  }
}

async function ratings(context: Context, actor: Actor) {
  const rows = await ratingsBy(context.db, actor.id);
  return rows.map(({ id, kind, title, value, comment, updated_at }) => ({
    item: { id, kind, title },
    rating: halves(value),
    comment,
    updatedAt: iso(updated_at),
  }));
}

/** In the form that the account page imports. */
async function phrases(context: Context, actor: Actor) {
  const rows = await phrasesOf(context.db, actor.id);
  return { phrases: rows.map(({ code, content }) => ({ code, text: content })) };
}

async function notes(context: Context, actor: Actor) {
  const rows = await notesOf(context.db, actor.id);
  return rows.map(({ item_id, content, created_at, updated_at }) => ({
    case: item_id,
    content,
    createdAt: iso(created_at),
    updatedAt: iso(updated_at),
  }));
}

async function collections(context: Context, actor: Actor) {
  const lists = [];
  for (const { id, kind, name, description, share_token } of await collectionsOf(context.db, actor.id)) {
    const items = await itemsOfCollection(context.db, id);
    const cases = items.map(({ item_id, added_at, word }) => ({
      case: item_id,
      addedAt: iso(added_at),
      word,
    }));
    lists.push({ kind, name, description, shared: share_token !== null, cases });
  }
  return lists;
}

async function* entries(context: Context, actor: Actor): AsyncGenerator<ZipEntry> {
  yield jsonEntry(context, 'account.json', await account(context, actor));
  for (const item of await itemsOf(context.db, actor.id)) {
    const entry = await itemEntry(context, item.id);
    if (!entry) continue;
    yield entry;
    yield* versionEntries(context, item);
  }
  yield jsonEntry(context, 'ratings.json', await ratings(context, actor));
  yield jsonEntry(context, 'reviewing.json', await exportedReviewing(context, actor));
  yield jsonEntry(context, 'phrases.json', await phrases(context, actor));
  const templates = (await listTemplates(context, actor.id)).map(({ name, headings }) => ({
    name,
    headings,
  }));
  yield jsonEntry(context, 'sheet-templates.json', templates);
  yield jsonEntry(context, 'notes.json', await notes(context, actor));
  yield jsonEntry(context, 'collections.json', await collections(context, actor));
  yield jsonEntry(context, 'practice.json', await exportPractice(context, actor));
  yield jsonEntry(context, 'activity.json', await exportActivity(context, actor));
  yield jsonEntry(context, 'statistics.json', await exportStatistics(context, actor));
  const unreadable: string[] = [];
  for (const { sha256, type } of await filesOfOwner(context.db, actor.id)) {
    const file = await context.files.open(sha256);
    if (file === undefined || file === 'corrupt') unreadable.push(sha256);
    else yield { path: `images/${sha256}.${EXTENSIONS[type] ?? 'bin'}`, file };
  }
  if (unreadable.length > 0) yield jsonEntry(context, 'unreadable-images.json', unreadable);
}

/**
 * Everything of a person's own as a zip archive: the account, every item whole and each of its versions (bodies name their images by the
 * file's name), the images, the phrases, the templates of sheets, the notes, the lists of cases, the ratings given, the reviews of others'
 * items, what was practised, what was recorded of them and what their statistics count. Made as it is read.
 * @throws AppError `busy` when the person is reading several already
 */
export function exportAccount(context: Context, actor: Actor): { name: string; stream: Readable } {
  const others = underWay.get(actor.id) ?? 0;
  if (others >= EACH_MAX) throw new AppError('busy');
  underWay.set(actor.id, others + 1);
  const now = new Date(context.now());
  const name = `negatoscope-${now.toISOString().slice(0, 10)}.zip`;
  const stream = Readable.from(zip(entries(context, actor), now), {
    objectMode: false,
    highWaterMark: PIECE,
  });
  stream.once('close', () => {
    const left = (underWay.get(actor.id) ?? 1) - 1;
    if (left > 0) underWay.set(actor.id, left);
    else underWay.delete(actor.id);
  });
  return { name, stream };
}
