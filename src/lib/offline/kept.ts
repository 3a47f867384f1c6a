/**
 * What this device keeps for reading without network (docs/decisions/0053): what was asked for, and lists that one saw.
 * Each is a cache of this name; under the same name, local storage says whose it is.
 */
export const KEPT = 'kept';
export const SEEN = 'seen';

/** The database with the key that answers of kept sessions are sealed with (docs/decisions/0107). */
export const SEALING_KEYS = 'kept-keys';

/** Where in the cache of lists it stands what it holds: an address that is none of the site's pages. */
export const SEEN_INDEX = '/hors-ligne/lists';

/** The header of a page that has the device erase all that it keeps. */
export const ERASE_KEPT = 'x-erase-kept';

/** Where a device asks what became of images that were masked, of the items that this parameter names. */
export const MASKED_PATH = '/images/masked';
export const MASKED_OF = 'of';
/** Items in one request. */
export const KEPT_ITEMS_MAX = 50;

/** In place of a name that a reader may not know yet: that of an image which a later step of the questions brings. */
export const UNTOLD = '';
/** By item, what each image that was masked is named from now on. */
export type MaskedNames = Record<string, Record<string, string>>;

/** A page of a list that one saw, with the files that it shows and runs. */
export interface SeenList {
  /** Path and query. */
  address: string;
  files: string[];
}

/** Which lists are kept, the latest last, and whose they are: `''` a visitor's. */
export interface SeenIndex {
  person: string | null;
  lists: readonly SeenList[];
}

/** The worker that hands it out (`offline-worker.ts`). */
export const OFFLINE_WORKER = '/offline-worker.js';

/**
 * A list that somebody sees: its address, then the names of all that its page has measured, among them the addresses of
 * the files that it has loaded.
 */
export type ListInView = [address: string, ...loaded: string[]];

/** What a page tells the worker: that something is about to be kept, or which list stands in view. */
export type ToWorker = 'keeps' | ListInView;
