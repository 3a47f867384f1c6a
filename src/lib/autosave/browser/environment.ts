import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/** Where drafts survive a closed page. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The environment that saving needs; tests provide their own. */
export interface Environment {
  now(): number;
  /** Calls back after this many milliseconds; the answer cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** Null where there is none, as on the server. */
  device: DraftStorage | null;
  /** Username of the person who edits: kept drafts are theirs. */
  person?: string | undefined;
  /** Where sheets were kept by earlier versions of the site. */
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
