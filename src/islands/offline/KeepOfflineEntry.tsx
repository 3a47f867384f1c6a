import { useId, useState } from 'react';
import type { Keepable } from '#lib/offline/kept-entry.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { Loaded } from '../form/Loaded.tsx';

/** Menu entry of a case. The size of storing the case, or its session, offline is computed only on demand. */
export function KeepOfflineEntry({ what }: { what: Keepable }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = what.kind === 'session' ? m.keepSession : m.keep;
  if (!isOpen)
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <i className="i-lucide-cloud-download" aria-hidden="true" />
        {name}
      </button>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <Loaded
        load={async () => (await import('./KeepOffline.tsx')).KeepOffline}
        giveUp={() => setOpen(false)}
        props={{ what }}
      />
    </section>
  );
}
