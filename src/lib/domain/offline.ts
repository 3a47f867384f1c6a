/** The list of what is kept for reading without network: it stands in for every page that is not. */
export const OFFLINE_PATH = '/hors-ligne';

/** The worker that hands out what is kept (`offline-worker.ts`). */
export const OFFLINE_WORKER = '/offline-worker.js';

/**
 * What this device keeps for reading without network (docs/decisions/0053): what was asked for, and lists that one saw.
 * Each is a cache of this name; under the same name, local storage says whose it is.
 */
export const KEPT = 'kept';
export const SEEN = 'seen';

/** What a page tells the worker: that something is about to be kept, or which list stands in view. */
export type ToWorker = 'keeps' | ListInView;

/** A list that somebody sees. */
export interface ListInView {
  address: string;
  /** Names of what its page has measured, among them the addresses of all files that it has loaded. */
  loaded: string[];
}
