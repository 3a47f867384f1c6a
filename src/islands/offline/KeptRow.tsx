import { useState } from 'react';
import type { KeptEntry } from '#lib/domain/kept-entry.ts';
import { formatBytes } from '#lib/messages/format.ts';
import { offlineMessages as m } from '#lib/messages/offline.ts';
import { notify } from '#lib/stores/notices.ts';
import { keep } from '#lib/stores/offline/keep.ts';
import { bytesOf } from '#lib/stores/offline/kept-cache.ts';
import { planOf } from '#lib/stores/offline/plan.ts';
import { failureOf } from './use-keep.ts';

interface KeptRowProps {
  entry: KeptEntry;
  /** Its title, or what stands for it while titles are hidden. */
  name: string;
  isNewer: boolean;
  onRemove(): void;
  onRefreshed(): void;
}

/** One thing that is kept. */
export function KeptRow({ entry, name, isNewer, onRemove, onRefreshed }: KeptRowProps) {
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    try {
      await keep(await planOf(entry));
      onRefreshed();
    } catch (error) {
      notify('error', failureOf(error));
    }
    setBusy(false);
  };
  return (
    <li className="panel kept-row">
      <h2>
        <a href={entry.path}>{name}</a>
      </h2>
      <p className="tabular">
        {m.kinds[entry.kind]}
        {entry.images > 0 && ` · ${m.images(entry.images)}`}
        {` · ${formatBytes(bytesOf([entry]))}`}
      </p>
      {isNewer && (
        <p className="kept-newer">
          {m.newer}
          <button
            type="button"
            className="button"
            disabled={busy}
            aria-label={m.refreshOf(name)}
            onClick={() => void refresh()}
          >
            {busy && <span className="spinner" aria-hidden="true" />}
            {m.refresh}
          </button>
        </p>
      )}
      <button
        type="button"
        className="button"
        disabled={busy}
        aria-label={m.removeOf(name)}
        onClick={onRemove}
      >
        <i className="i-lucide-trash-2" aria-hidden="true" />
        {m.remove}
      </button>
    </li>
  );
}
