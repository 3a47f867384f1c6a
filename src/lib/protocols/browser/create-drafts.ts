import type { NewItemBody } from '#lib/items/browser/make-item.ts';
import { call as siteCall } from '#lib/platform/browser/api.ts';
import { type Call, CallFailed } from '#lib/platform/browser/client.ts';
import { foldedName } from '#lib/platform/fold.ts';

/** One of the person's own protocols, by its id and title. */
export interface OwnTitle {
  id: string;
  title: string;
}

/** Page size: the maximum number of items that the server returns at once. */
const PAGE = 100;

/** All the person's own protocols. @throws CallFailed */
export async function ownTitles(call: Call = siteCall): Promise<OwnTitle[]> {
  const own: OwnTitle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call('GET /[kind]/mine', {
      params: { kind: 'protocol' },
      query: { limit: PAGE, page },
    });
    if (!('protocols' in answer)) return own;
    const { protocols, totalPages } = answer as {
      protocols: { _id: string; title?: string }[];
      totalPages: number;
    };
    own.push(...protocols.map(({ _id: id, title = '' }) => ({ id, title })));
    pages = totalPages;
  }
  return own;
}

/** A draft to create, with a unique key. */
export interface WantedDraft {
  key: string;
  made: NewItemBody;
}

export interface Creation {
  /** The ids of the created drafts, by key. */
  done: ReadonlyMap<string, string>;
  /** The error that ended the creation. */
  failed?: { key: string; error: unknown };
}

interface Making {
  make(made: NewItemBody): Promise<string>;
  onDone(done: ReadonlyMap<string, string>): void;
  isStopped(): boolean;
}

/** Creates the missing drafts one after another, until one fails or the person stops. */
export async function createDrafts(
  wanted: readonly WantedDraft[],
  before: ReadonlyMap<string, string>,
  { make, onDone, isStopped }: Making,
): Promise<Creation> {
  let done = before;
  for (const { key, made } of wanted) {
    if (done.has(key)) continue;
    if (isStopped()) break;
    try {
      done = new Map([...done, [key, await make(made)]]);
      onDone(done);
    } catch (error) {
      return { done, failed: { key, error } };
    }
  }
  return { done };
}

/** Whether the outcome of a failed call is unknown: the draft may have been created. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.code === 'no_answer' || error.status >= 500;

/** The draft created by a call without a response: one with that title that did not exist before. */
export const leftBehind = (
  title: string,
  known: ReadonlySet<string>,
  own: readonly OwnTitle[],
): OwnTitle | undefined =>
  own.find((each) => !known.has(each.id) && foldedName(each.title) === foldedName(title));
