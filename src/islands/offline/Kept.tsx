import { useEffect, useState } from 'react';
import { OFFLINE_PATH } from '#lib/domain/offline.ts';
import { offlineMessages as m } from '#lib/messages/offline.ts';
import { notify } from '#lib/stores/notices.ts';
import { bytesOf, type KeptEntry, keptEntries, keyOf, removeKept } from '#lib/stores/offline/kept-cache.ts';
import { isNewer } from '#lib/stores/offline/newer.ts';
import { KeptRow } from './KeptRow.tsx';
import './kept.css';

/** What is kept on this device, and of it what has a newer version; null until it is read. */
function useKept() {
  const [entries, setEntries] = useState<readonly KeptEntry[] | null>(null);
  const [newer, setNewer] = useState<ReadonlySet<string>>(new Set());
  const read = async () => {
    const found = await keptEntries();
    setEntries(found);
    const states = await Promise.all(found.map(isNewer));
    setNewer(new Set(found.filter((_, at) => states[at]).map(keyOf)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void read(), []);
  return { entries, newer, read };
}

/** The list of what is kept, with what it weighs; it stands in for pages that are not kept, too. */
export function Kept({ titlesHidden }: { titlesHidden: boolean }) {
  const { entries, newer, read } = useKept();
  const [isInstead, setInstead] = useState(false);
  useEffect(() => setInstead(location.pathname !== OFFLINE_PATH), []);
  const remove = async (entry: KeptEntry, name: string) => {
    await removeKept(entry);
    notify('success', m.removed(name));
    await read();
  };
  return (
    <div className="kept">
      {isInstead && (
        <p className="banner warning" role="status">
          {m.notKept}
        </p>
      )}
      {!entries && <p role="status">{m.loading}</p>}
      {entries?.length === 0 && (
        <div className="kept-empty">
          <p>
            <strong>{m.empty}</strong>
          </p>
          <p>{m.emptyHint}</p>
        </div>
      )}
      {entries && entries.length > 0 && (
        <>
          <p className="tabular">{m.total(bytesOf(entries))}</p>
          <ul className="kept-list">
            {entries.map((entry, index) => {
              const name =
                titlesHidden && entry.kind !== 'collection' ? m.hiddenCase(index + 1) : entry.title;
              return (
                <KeptRow
                  key={keyOf(entry)}
                  entry={entry}
                  name={name}
                  isNewer={newer.has(keyOf(entry))}
                  onRemove={() => void remove(entry, name)}
                  onRefreshed={() => void read()}
                />
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
