import type { ReadableAtom, WritableAtom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import type { ItemKind } from './item.ts';
import { type ListQuery, type ListScope, listParams } from './kinds/list-query.ts';
import type { OptionCounts } from './list-answer-schemas.ts';

/** The pause after the last of several changes before counting (ms). */
const PAUSE = 300;

interface Counted {
  $query: ReadableAtom<ListQuery>;
  /** Null until it is known: a wrong number is worse than none. */
  $counts: WritableAtom<OptionCounts | null>;
}

/**
 * Makes the object that asks the server how many items each option of a list's filters would give: at once, and again
 * after every search and filter.
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
      // Without the counts the options are still shown.
      if (!signal.aborted) counted = undefined;
    }
  }

  /** Counts now and after every change. */
  function countOptions(): void {
    if (!listening) $query.listen(countOptions);
    listening = true;
    // Parameters that they do not depend on are left out.
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
