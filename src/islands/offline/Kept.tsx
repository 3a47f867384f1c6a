import { useEffect, useState } from 'react';
import {
  bytesOf,
  forgetGoneSessions,
  keptEntries,
  keyOf,
  removeKept,
} from '#lib/offline/browser/kept-cache.ts';
import { isNewer } from '#lib/offline/browser/newer.ts';
import { type KeptList, keptLists } from '#lib/offline/browser/seen-lists.ts';
import { isNamedByCase, type KeptEntry } from '#lib/offline/kept-entry.ts';
import { OFFLINE_PATH } from '#lib/offline/offline.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { sendWaitingSteps } from '#lib/questions/waiting-steps-store.ts';
import { GoneSteps } from './GoneSteps.tsx';
import { KeptRow } from './KeptRow.tsx';
import { SeenLists } from './SeenLists.tsx';
import './kept.css';

interface KeptProps {
  titlesHidden: boolean;
  /** The username of the signed-in person; `''` for a visitor. */
  person: string;
}

/** Everything stored on this device, which of it has a newer version, and the lists seen; null until loaded. */
function useKept(person: string) {
  const [kept, setKept] = useState<{ entries: readonly KeptEntry[]; lists: readonly KeptList[] } | null>(
    null,
  );
  const [newer, setNewer] = useState<ReadonlySet<string>>(new Set());
  const read = async () => {
    const [entries, lists] = await Promise.all([keptEntries(), keptLists(person)]);
    setKept({ entries, lists });
    const states = await Promise.all(entries.map(isNewer));
    setNewer(new Set(entries.filter((_, at) => states[at]).map(keyOf)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void read();
    void forgetGoneSessions();
    void sendWaitingSteps();
  }, []);
  return { kept, newer, read };
}

/** Shown when nothing is stored: explains what can be stored offline. */
function NothingChosen({ person, hasLists }: { person: string; hasLists: boolean }) {
  const isVisitor = person === '';
  if (hasLists) return isVisitor ? null : <p className="hint">{`${m.nothingChosen} ${m.emptyHint}`}</p>;
  return (
    <div className="kept-empty">
      <p>
        <strong>{m.empty}</strong>
      </p>
      <p>{isVisitor ? m.visitorHint : m.emptyHint}</p>
    </div>
  );
}

/** The list of everything stored offline, with its size; also shown in place of pages that are not stored. */
export function Kept({ titlesHidden, person }: KeptProps) {
  const { kept, newer, read } = useKept(person);
  const [isInstead, setInstead] = useState(false);
  useEffect(() => setInstead(location.pathname !== OFFLINE_PATH), []);
  const nameOf = (entry: KeptEntry, index: number) =>
    titlesHidden && isNamedByCase(entry) ? m.hiddenCase(index + 1) : entry.title;
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
      <p className="banner error without-script">{m.needsScript}</p>
      {!kept && (
        <p className="needs-script" role="status">
          {m.loading}
        </p>
      )}
      <GoneSteps />
      {kept?.entries.length === 0 && <NothingChosen person={person} hasLists={kept.lists.length > 0} />}
      {kept && kept.entries.length > 0 && (
        <>
          <p className="tabular">{m.total(bytesOf(kept.entries))}</p>
          <ul className="kept-list">
            {kept.entries.map((entry, index) => (
              <KeptRow
                key={keyOf(entry)}
                entry={entry}
                name={nameOf(entry, index)}
                isNewer={newer.has(keyOf(entry))}
                onRemove={() => void remove(entry, nameOf(entry, index))}
                onRefreshed={() => void read()}
              />
            ))}
          </ul>
        </>
      )}
      {kept && kept.lists.length > 0 && <SeenLists lists={kept.lists} />}
    </div>
  );
}
