/**
 * Names of the caches with content for offline reading (docs/decisions/0053): kept on request, and lists viewed.
 * In local storage, the key with the same name holds the username of the person they belong to.
 */
export const KEPT = 'kept';
export const SEEN = 'seen';

/** The database with the key that seals answers of kept sessions (docs/decisions/0107). */
export const SEALING_KEYS = 'kept-keys';

/** The address of the index in the cache of viewed lists; no page of the site has this address. */
export const SEEN_INDEX = '/hors-ligne/lists';

/** The response header with which a page makes the device erase all kept content. */
export const ERASE_KEPT = 'x-erase-kept';

/** Address for querying which images were masked, in the items that this parameter names. */
export const MASKED_PATH = '/images/masked';
export const MASKED_OF = 'of';
/** Maximum number of items in one request. */
export const KEPT_ITEMS_MAX = 50;

/** Replaces a file name that the reader may not know yet: that of an image of a later step of the questions. */
export const UNTOLD = '';
/** New names of masked images by their old names, by item. */
export type MaskedNames = Record<string, Record<string, string>>;

/** A page of a viewed list, with the files that it displays and runs. */
export interface SeenList {
  /** Path and query. */
  address: string;
  files: string[];
}

/** The viewed lists, the latest last, and the person they belong to: `''` for a visitor. */
export interface SeenIndex {
  person: string | null;
  lists: readonly SeenList[];
}

/** The address of the service worker (`offline-worker.ts`). */
export const OFFLINE_WORKER = '/offline-worker.js';

/**
 * A list in view: its address, then the names of all resource timings of its page, which include the addresses of
 * loaded files.
 */
export type ListInView = [address: string, ...loaded: string[]];

/** Messages from a page to the worker: something is about to be kept, or a list is in view. */
export type ToWorker = 'keeps' | ListInView;
