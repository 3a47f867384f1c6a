import { useState } from 'react';
import { freeStorage } from '#lib/accounts/browser/account-actions.ts';
import { FREEABLE, type Freeable } from '#lib/images/freeable.ts';
import type { StorageUse } from '#lib/images/storage-schemas.ts';
import { storageMessages as m } from '#lib/images/storage-texts.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { Dialog } from '../form/Dialog.tsx';
import './storage.css';

/** Storage that can be freed without deleting content, with the way to do it. */
function FreeableLine({ use, what, onFree }: { use: StorageUse; what: Freeable; onFree(): void }) {
  const { label, hint, free } = m.freeable[what];
  const count = what === 'unplaced' ? use.unplaced.images : use.pending.uploads;
  return (
    <li>
      <span>
        {label}
        <span className="hint">{hint(count)}</span>
      </span>
      <span className="tabular">{m.size(use[what].bytes)}</span>
      <button type="button" className="button small" onClick={onFree}>
        {free}
        <span className="visually-hidden"> ({label})</span>
      </button>
    </li>
  );
}

function Kinds({ use }: { use: StorageUse }) {
  const inParts = [...use.kinds, ...FREEABLE.map((what) => use[what])].reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  );
  return (
    <>
      {use.kinds.map(({ kind, items, bytes }) => (
        <li key={kind}>
          <span>{m.items(kind, items)}</span>
          <span className="tabular">{m.size(bytes)}</span>
          <a className="button small" href={KINDS[kind].paths.manage ?? KINDS[kind].paths.mine}>
            {m.itemsOf(kind)}
          </a>
        </li>
      ))}
      {inParts > use.used && (
        <li>
          <span>{m.shared}</span>
          <span className="tabular">{m.sharedSize(inParts - use.used)}</span>
        </li>
      )}
    </>
  );
}

/** How much of the person's quota is used, and by what. */
export function Storage({ use: given }: { use: StorageUse }) {
  const [use, setUse] = useState(given);
  const [freeing, setFreeing] = useState<Freeable | null>(null);
  const { used, texts, quota, largest } = use;
  const free = async (what: Freeable) => {
    const left = await freeStorage(what, m.freeable[what].done);
    if (left) setUse(left);
    return left !== null;
  };
  return (
    <>
      <p className="hint">
        {m.hint} <a href="/test-upload">{m.tryFile}</a>
      </p>
      <p className="label tabular">{m.used(used, quota)}</p>
      {quota > 0 && <progress className="storage-bar" max={quota} value={used} aria-label={m.title} />}
      {used > 0 && <p className="hint tabular">{m.held(used - texts, texts)}</p>}
      {quota > 0 && used >= quota && <p className="banner error">{m.full}</p>}
      {used === 0 && <p>{m.nothing}</p>}
      <ul className="storage-parts">
        <Kinds use={use} />
        {FREEABLE.filter((what) => use[what].bytes > 0).map((what) => (
          <FreeableLine key={what} use={use} what={what} onFree={() => setFreeing(what)} />
        ))}
      </ul>
      {largest.length > 0 && (
        <details>
          <summary>{m.largest}</summary>
          <ul className="storage-parts">
            {largest.map(({ _id, kind, title, bytes }) => (
              <li key={_id}>
                <a href={KINDS[kind].paths.item(_id)}>{title}</a>
                <span className="tabular">{m.size(bytes)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {freeing && (
        <Dialog
          title={m.freeable[freeing].title}
          submitLabel={m.freeable[freeing].free}
          danger
          onSubmit={() => free(freeing)}
          onClose={() => setFreeing(null)}
        >
          <p>{m.freeable[freeing].warning}</p>
        </Dialog>
      )}
    </>
  );
}
