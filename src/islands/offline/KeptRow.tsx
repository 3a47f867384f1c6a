import { useState } from 'react';
import { keep } from '#lib/offline/browser/keep.ts';
import { bytesOf } from '#lib/offline/browser/kept-cache.ts';
import { planOf } from '#lib/offline/browser/plan.ts';
import type { KeptEntry } from '#lib/offline/kept-entry.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { formatBytes } from '#lib/platform/format-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
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
