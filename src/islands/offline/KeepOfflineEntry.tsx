import { useId, useState } from 'react';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { Loaded } from '../form/Loaded.tsx';

/** In a case's menu: what keeping it offline weighs is worked out once somebody asks. */
export function KeepOfflineEntry({ caseId }: { caseId: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isOpen)
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <i className="i-lucide-cloud-download" aria-hidden="true" />
        {m.keep}
      </button>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{m.keep}</h2>
      <Loaded
        load={async () => (await import('./KeepOffline.tsx')).KeepOffline}
        giveUp={() => setOpen(false)}
        props={{ what: { kind: 'case', id: caseId } }}
      />
    </section>
  );
}
