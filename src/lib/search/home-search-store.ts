import { atom } from 'nanostores';
import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { SearchAnswer } from './schemas.ts';

export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'busy';
  /** The last results, kept while another search runs. */
  answer: SearchAnswer | null;
}

/** Pause in typing before the server is queried (ms). */
const TYPING = 180;
/** Number of cached searches. */
const REMEMBERED = 40;

/** A search over all kinds while typing: only the latest query's results are used. */
export function createHomeSearch() {
  const $state = atom<SearchState>({ status: 'idle', answer: null });
  const known = new BoundedCache<SearchAnswer>(REMEMBERED);
  let asked: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function load(q: string): Promise<void> {
    asked = new AbortController();
    const { signal } = asked;
    try {
      const answer = await call('GET /search', { query: { q }, signal });
      if (signal.aborted) return;
      known.set(q, answer);
      $state.set({ status: 'ready', answer });
    } catch (error) {
      if (signal.aborted) return;
      const isBusy = error instanceof CallFailed && error.code === 'busy';
      $state.set({ status: isBusy ? 'busy' : 'failed', answer: null });
    }
  }

  return {
    $state,
    look(words: string): void {
      const q = words.trim();
      clearTimeout(pause);
      asked?.abort();
      const answer = known.get(q);
      if (q === '') $state.set({ status: 'idle', answer: null });
      else if (answer) $state.set({ status: 'ready', answer });
      else {
        $state.set({ ...$state.get(), status: 'loading' });
        pause = setTimeout(() => void load(q), TYPING);
      }
    },
  };
}
