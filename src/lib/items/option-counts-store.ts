import type { ReadableAtom, WritableAtom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import type { ItemKind } from './item.ts';
import { type ListQuery, type ListScope, listParams } from './kinds/list-query.ts';
import type { OptionCounts } from './list-answer-schemas.ts';

/** Delay (ms) after the last of several changes, before counting. */
const PAUSE = 300;

interface Counted {
  $query: ReadableAtom<ListQuery>;
  /** The counts; null until they are known, because wrong numbers would be worse than none. */
  $counts: WritableAtom<OptionCounts | null>;
}

/**
 * Creates a function that starts to request the number of items for each filter option, immediately and
 * after every change of search or filters.
 */
export function createCounting(kind: ItemKind, scope: ListScope, { $query, $counts }: Counted): () => void {
  let counted: string | undefined;
  let listening = false;
  let asked: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function read(query: URLSearchParams): Promise<void> {
    asked = new AbortController();
    const { signal } = asked;
    try {
      const whose = scope === 'mine' ? 'mine' : 'public';
      const { counts } = await call(`GET /[kind]/${whose}/counts`, { params: { kind }, query, signal });
      if (!signal.aborted) $counts.set(counts);
    } catch {
      // On failure the options are shown without counts.
      if (!signal.aborted) counted = undefined;
    }
  }

  /** Counts now and after every change. */
  function countOptions(): void {
    if (!listening) $query.listen(countOptions);
    listening = true;
    // Page and sort order do not affect the counts.
    const query = listParams(kind, { ...$query.get(), page: 1, sort: 'recents' });
    if (`${query}` === counted) return;
    $counts.set(null);
    asked?.abort();
    clearTimeout(pause);
    pause = setTimeout(() => read(query), counted === undefined ? 0 : PAUSE);
    counted = `${query}`;
  }

  return countOptions;
}
