import { exportedConfirmations } from '#lib/confirmations/server/export-confirmations.ts';
import { filesOfItem } from '#lib/images/server/item-images-queries.ts';
import { FRAME_TYPE } from '#lib/images/server/store-frame.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { repliesOn } from '#lib/items/server/comments-queries.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { readVersionBody, readVersions } from '#lib/items/server/item-versions-queries.ts';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { findItemOfAnyKind } from '#lib/items/server/items-queries.ts';
import { workingFields } from '#lib/items/server/working-copy.ts';
import { linkOf } from '#lib/people/server/link-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ZipEntry } from '#lib/platform/server/files/zip.ts';
import { exportedReviews } from '#lib/reviews/server/export-reviews.ts';
import { readReviewers } from '#lib/reviews/server/name-reviewers.ts';
import { dueOf } from '#lib/reviews/server/review-due.ts';
import { ARCHIVE_FORMAT, ARCHIVE_INDEX, ARCHIVE_VERSION } from '../archive-format.ts';
import { filePlaces, Names, safeName } from '../archive-names.ts';
import type { ArchiveWords } from '../archive-words.ts';
import { bodyHtml } from '../body-html.ts';
import { linkTo } from '../html.ts';
import { type ArchivedItem, indexHtml, itemHtml } from '../index-html.ts';

const EXTENSIONS: Record<string, string> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  // The format of docs/frame-format.md, compressed as stored.
  [FRAME_TYPE]: 'ngf.br',
};

/** Number of folders above an item's page. */
const DEPTH = 2;

export const iso = (instant: number) => new Date(instant).toISOString();
const halves = (value: number) => value / 2;

/** Stored in a temporary file at once, so that a slow download keeps no item in memory. */
export async function textEntry({ temporary }: Context, path: string, text: string): Promise<ZipEntry> {
  return { path, file: await temporary.putAway(Buffer.from(text)) };
}

export const jsonEntry = (context: Context, path: string, content: unknown): Promise<ZipEntry> =>
  textEntry(context, path, `${JSON.stringify(content, null, 2)}\n`);

/** Writes items into an archive one after the other; remembers only each item's listing. */
export class ItemArchive {
  readonly #context: Context;
  readonly #words: ArchiveWords;
  readonly #names = new Names();
  /** The path of each file of all items: a file shared by several items is stored once. */
  readonly #places = new Map<string, string>();
  readonly #items: ArchivedItem[] = [];
  readonly #unreadable: string[] = [];

  constructor(context: Context, words: ArchiveWords) {
    this.#context = context;
    this.#words = words;
  }

  /** A complete item: its images, its content as its author wrote it, its versions, and a readable page. */
  async *item(id: string): AsyncGenerator<ZipEntry> {
    const context = this.#context;
    const row = await findItemOfAnyKind(context.db, id);
    if (!row) return;
    const { kind, visibility } = row;
    const { title, tags } = await workingFields(context.db, row);
    const body = JSON.parse(await readBody(context.db, kind, id)) as BodyOfKind[ItemKind];
    const name = this.#names.unique(`${this.#words.folders[kind]}/${safeName(title, this.#words.untitled)}`);
    const item = { kind, title, tags, visibility, path: name };
    yield* this.#files(id, item, body);
    this.#items.push(item);
    const facts = { ...(await this.#facts(row)), files: this.#filesNamedIn(JSON.stringify(body)) };
    const { content, page } = this.#words.files;
    yield jsonEntry(context, `${name}/${content}`, { ...facts, title, tags, body });
    yield* this.#versions(item, id);
    const imageLink = (file: string) => {
      const place = this.#places.get(file);
      return place && linkTo(place, DEPTH);
    };
    const html = bodyHtml(kind, body, { words: this.#words, imageLink });
    yield textEntry(context, `${name}/${page}`, itemHtml(item, html, this.#words));
  }

  /** Entries written last: the page that links to all others, and the index. */
  async *end(by: { username: string; day: string }): AsyncGenerator<ZipEntry> {
    const { files } = this.#words;
    yield textEntry(this.#context, 'index.html', indexHtml(this.#items, by, this.#words));
    const items = this.#items.map(({ kind, title, path }) => ({
      kind,
      title,
      content: `${path}/${files.content}`,
    }));
    const archive = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, exportedAt: by.day, items };
    yield jsonEntry(this.#context, ARCHIVE_INDEX, archive);
    if (this.#unreadable.length > 0) yield jsonEntry(this.#context, files.unreadable, this.#unreadable);
  }

  /** The item's files that are not yet in the archive. */
  async *#files(
    id: string,
    { kind, path }: ArchivedItem,
    body: BodyOfKind[ItemKind],
  ): AsyncGenerator<ZipEntry> {
    const files = await filesOfItem(this.#context.db, id);
    const keys = files.map(({ sha256 }) => sha256);
    const places = filePlaces(kind, body, keys, this.#words);
    for (const { sha256, type } of files) {
      if (this.#places.has(sha256)) continue;
      const file = await this.#context.files.open(sha256);
      if (file === undefined || file === 'corrupt') {
        this.#unreadable.push(sha256);
        continue;
      }
      const place = `${path}/${places.get(sha256)}.${EXTENSIONS[type] ?? 'bin'}`;
      this.#places.set(sha256, place);
      yield { path: place, file };
    }
  }

  /** The archive paths of the files that a text names, by their keys. */
  #filesNamedIn(text: string): Record<string, string> {
    const named = new Set(text.match(/[0-9a-f]{64}/g));
    return Object.fromEntries(
      [...named].flatMap((key) => (this.#places.has(key) ? [[key, this.#places.get(key)!]] : [])),
    );
  }

  async #facts(row: ItemRow) {
    const { id, kind, visibility, views, copies } = row;
    return {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      id,
      kind,
      visibility,
      publishedVersion: row.published_version,
      hasChanges: row.has_changes === 1,
      views,
      copies,
      averageRating: row.rating_count === 0 ? null : halves(row.rating_sum) / row.rating_count,
      ratingsCount: row.rating_count,
      createdAt: iso(row.created_at),
      updatedAt: iso(row.updated_at),
      reviews: await exportedReviews(this.#context, id),
      reviewers: await readReviewers(this.#context.db, id),
      reviewDue: await dueOf(this.#context, id),
      confirmations: await exportedConfirmations(this.#context, id),
      unlistedLink: (await linkOf(this.#context.db, id)) !== undefined,
      replies: (await repliesOn(this.#context.db, id)).map(({ to, reply, reply_at }) => ({
        to,
        reply,
        at: iso(reply_at ?? 0),
      })),
    };
  }

  /** The versions of an item, each complete in a file of its own. */
  async *#versions({ kind, path }: ArchivedItem, id: string): AsyncGenerator<ZipEntry> {
    const { db } = this.#context;
    const { versions, version } = this.#words.files;
    for (const { number, published_at, word, title, tags } of await readVersions(db, id)) {
      const text = await readVersionBody(db, kind, id, number);
      const files = this.#filesNamedIn(text);
      const content = {
        id,
        kind,
        number,
        publishedAt: iso(published_at),
        word,
        title,
        tags,
        files,
        body: JSON.parse(text),
      };
      yield jsonEntry(this.#context, `${path}/${versions}/${version(number)}`, content);
    }
  }
}
