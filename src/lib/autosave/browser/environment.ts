import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/** Storage in which drafts survive a closed page. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The clock and the storage that autosave needs; tests provide their own. */
export interface Environment {
  now(): number;
  /** Calls `act` after this many milliseconds; the returned function cancels the call. */
  later(milliseconds: number, act: () => void): () => void;
  /** Null where there is no storage, as on the server. */
  device: DraftStorage | null;
  /** Username of the editing person, to whom stored drafts belong. */
  person?: string | undefined;
  /** The storage in which earlier versions of the site kept sheets. */
  tab: DraftStorage | null;
}

/** The page's own clock and storage. */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    device: deviceStorage(),
    person: storedSession()?.username,
    tab: tabStorage(),
  };
}
