import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { keep } from '#lib/offline/browser/keep.ts';
import { bytesOf } from '#lib/offline/browser/kept-cache.ts';
import { planOf } from '#lib/offline/browser/plan.ts';
import type { KeptEntry } from '#lib/offline/kept-entry.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { formatBytes } from '#lib/platform/format-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { placeIn } from '#lib/practice/kept-session-store.ts';
import { $waitingSteps } from '#lib/questions/waiting-steps-store.ts';
import { waitingMessages } from '#lib/questions/waiting-texts.ts';
import { failureOf } from './use-keep.ts';

interface KeptRowProps {
  entry: KeptEntry;
  /** The item's title, or a placeholder while titles are hidden. */
  name: string;
  isNewer: boolean;
  onRemove(): void;
  onRefreshed(): void;
}

/** The person's progress in a session, as far as this device knows. */
function SessionState({ entry: { id, cases } }: { entry: KeptEntry }) {
  const place = placeIn(id);
  if (!place) return null;
  if (place.caseId === null) return <p>{m.sessionOver}</p>;
  // In the order of the session; a case may have been withdrawn since.
  const left = Object.keys(cases);
  const at = left.indexOf(place.caseId);
  return at === -1 ? null : <p>{m.sessionAt(at + 1, left.length)}</p>;
}

/** Whether a step of the questions of one of its cases waits to be sent. */
function useWaits({ kind, cases }: KeptEntry): boolean {
  const waiting = useStore($waitingSteps);
  return kind !== 'sheet' && waiting.some(({ caseId, refused }) => !refused && caseId in cases);
}

/** An item that is stored offline. */
export function KeptRow({ entry, name, isNewer, onRemove, onRefreshed }: KeptRowProps) {
  const [busy, setBusy] = useState(false);
  const waits = useWaits(entry);
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
        {entry.kind === 'booklet' && ` · ${m.protocols(Object.keys(entry.cases).length)}`}
        {entry.kind === 'session' && ` · ${m.cases(Object.keys(entry.cases).length)}`}
        {entry.images > 0 && ` · ${m.images(entry.images)}`}
        {` · ${formatBytes(bytesOf([entry]))}`}
      </p>
      {entry.kind === 'session' && <SessionState entry={entry} />}
      {waits && <p>{waitingMessages.waits}</p>}
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
