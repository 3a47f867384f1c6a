import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Plan } from '#lib/offline/browser/contents.ts';
import { NotKept } from '#lib/offline/browser/fetched.ts';
import { $keeping, keep } from '#lib/offline/browser/keep.ts';
import { canKeep, keptEntry, keyOf, removeKept } from '#lib/offline/browser/kept-cache.ts';
import { planOf } from '#lib/offline/browser/plan.ts';
import type { Keepable, KeptEntry } from '#lib/offline/kept-entry.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { notify } from '#lib/platform/notices-store.ts';

/** The message for an error. */
export function failureOf(error: unknown): string {
  return m.failures[error instanceof NotKept ? error.reason : 'network'];
}

/** The offline state of an item, its size, and functions to store and remove it. */
export function useKeep(what: Keepable) {
  const { kind, id } = what;
  const [entry, setEntry] = useState<KeptEntry | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const keeping = useStore($keeping);
  const progress = keeping?.key === keyOf(what) ? keeping : null;
  const isKeeping = progress !== null;
  useEffect(() => {
    if (!canKeep()) return setFailure(m.unable);
    if (isKeeping) return;
    const read = async () => {
      const found = await keptEntry({ kind, id });
      setEntry(found);
      if (!found) setPlan(await planOf({ kind, id }));
    };
    read().catch((error) => setFailure(failureOf(error)));
  }, [kind, id, isKeeping]);
  const start = async () => {
    setFailure(null);
    try {
      setEntry(await keep(plan ?? (await planOf(what))));
      notify('success', m.done);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  const remove = async () => {
    await removeKept(what);
    notify('success', m.taken);
    setEntry(null);
    setPlan(await planOf(what).catch(() => null));
  };
  return { entry, plan, failure, progress, start, remove };
}
