import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from './archive-format.ts';

/** The reason for which an archive or one of its items cannot be read; messages are in `archives/import-texts.ts`. */
export type ArchiveFault = 'not_archive' | 'other_version' | 'damaged' | 'content_missing';

/** Thrown for an archive that cannot be read, with the reason. */
export class ArchiveRefusal extends Error {
  readonly reason: ArchiveFault;

  constructor(reason: ArchiveFault) {
    super(reason);
    this.name = 'ArchiveRefusal';
    this.reason = reason;
  }
}

/** Maximum number of items read from one archive. */
const ITEMS_MAX = 10_000;

/** An item as listed in the archive's index. */
export interface ListedItem {
  kind: ItemKind;
  title: string;
  /** Path of the item's content file. */
  content: string;
}

/** A complete item as it was exported; the server validates its content. */
export interface ArchivedContent {
  kind: ItemKind;
  title: string;
  tags: string[];
  body: Record<string, unknown>;
  /** Paths of its files, by the keys used in the body. */
  files: Map<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isKind = (value: unknown): value is ItemKind => ITEM_KINDS.some((kind) => kind === value);

/** @throws ArchiveRefusal */
function readOwn(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveRefusal('damaged');
  }
  if (!isObject(value) || value.format !== ARCHIVE_FORMAT) throw new ArchiveRefusal('not_archive');
  if (value.version !== ARCHIVE_VERSION) throw new ArchiveRefusal('other_version');
  return value;
}

/** The items of an archive, from the text of its index. @throws ArchiveRefusal */
export function readIndex(text: string): ListedItem[] {
  const { items } = readOwn(text);
  if (!Array.isArray(items) || items.length > ITEMS_MAX) throw new ArchiveRefusal('damaged');
  return items.map((item: unknown) => {
    if (!isObject(item) || !isKind(item.kind) || typeof item.content !== 'string')
      throw new ArchiveRefusal('damaged');
    const { kind, title, content } = item;
    return { kind, title: typeof title === 'string' ? title : '', content };
  });
}

/** An item, from the text of its file. @throws ArchiveRefusal */
export function readContent(text: string): ArchivedContent {
  const { kind, title, tags, body, files } = readOwn(text);
  if (!isKind(kind) || !isObject(body) || !isObject(files)) throw new ArchiveRefusal('damaged');
  const places = Object.entries(files).filter(
    (entry): entry is [string, string] => KEY.test(entry[0]) && typeof entry[1] === 'string',
  );
  return {
    kind,
    title: typeof title === 'string' ? title : '',
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    body,
    files: new Map(places),
  };
}

const KEY = /^[0-9a-f]{64}$/;
const KEYS = /[0-9a-f]{64}/g;

/** The keys of files that a body names. */
export const fileKeysIn = (body: unknown): Set<string> => new Set(JSON.stringify(body).match(KEYS));

/** A body with other keys of its files. */
export function replaceFileKeys<Body>(body: Body, keys: ReadonlyMap<string, string>): Body {
  const text = JSON.stringify(body);
  return JSON.parse(text.replace(KEYS, (key) => keys.get(key) ?? key)) as Body;
}
