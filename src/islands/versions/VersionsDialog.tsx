import { useId, useState } from 'react';
import { itemVersions } from '#lib/items/browser/item-versions.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { versionActionMessages } from '#lib/items/version-actions-texts.ts';
import { removedVersions } from '#lib/items/versions-kept-texts.ts';
import type { ItemVersion } from '#lib/items/versions-schemas.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { Modal } from '../form/Modal.tsx';
import { ReadDialog } from '../form/ReadDialog.tsx';
import { Done } from '../publish/Done.tsx';
import { CompareVersions } from './CompareVersions.tsx';
import { ReadVersion } from './ReadVersion.tsx';
import { Unread } from './Unread.tsx';
import { useRead } from './use-read.ts';
import { type ReplacesDraft, useReplacedDraft } from './use-replaced-draft.ts';
import './versions.css';

interface VersionLineProps {
  kind: ItemKind;
  calls: ReturnType<typeof itemVersions>;
  version: ItemVersion;
  busy: boolean;
  onRestore(): void;
}

function VersionLine({ kind, calls, version, busy, onRestore }: VersionLineProps) {
  const [isRead, setRead] = useState(false);
  const { number, publishedAt, publisher, changedBy, word, isPublic } = version;
  return (
    <li>
      <div>
        <strong>{m.versionName(number)}</strong>{' '}
        {isPublic && <span className="status public">{m.isPublic}</span>}
        <p className="quiet">{m.publishedAt(publishedAt, publisher, changedBy)}</p>
        {word && <p>{word}</p>}
      </div>
      <div className="version-actions">
        <button
          type="button"
          className="button small"
          aria-expanded={isRead}
          aria-label={m.readOf(number)}
          onClick={() => setRead(!isRead)}
        >
          {m.read}
        </button>
        <button
          type="button"
          className="button small"
          aria-disabled={busy || undefined}
          aria-label={m.restoreOf(number)}
          onClick={busy ? undefined : onRestore}
        >
          {m.restore}
        </button>
      </div>
      {isRead && <ReadVersion kind={kind} calls={calls} number={number} />}
    </li>
  );
}

/** All published versions of an item, which can be compared, and restored into the working copy. */
export function VersionsDialog(props: ReplacesDraft) {
  const { kind, id, onClose } = props;
  const [calls] = useState(() => itemVersions(kind, id));
  const [reading, again] = useRead(calls.list);
  const [busy, setBusy] = useState(false);
  const { replace, undo, close } = useReplacedDraft(props);
  const [restored, setRestored] = useState<number>();
  const headingId = useId();
  const restore = async (number: number) => {
    setBusy(true);
    if (await replace(() => calls.restore(number))) setRestored(number);
    setBusy(false);
  };
  if (restored !== undefined)
    return (
      <Modal labelledBy={headingId} onEscape={close}>
        <Done headingId={headingId} said={m.restored(restored)} undo={undo} onClose={close} />
      </Modal>
    );
  const removed = reading.state === 'read' ? removedVersions(reading.result.at(-1)?.number ?? 1) : '';
  return (
    <ReadDialog className="versions-dialog" title={versionActionMessages.versions} onClose={onClose}>
      <Unread reading={reading} loading={m.loading} again={again} />
      {reading.state === 'read' && (
        <>
          <p className="quiet">{m.restoreHint}</p>
          <ol className="versions">
            {reading.result.map((version) => (
              <VersionLine
                key={version.number}
                kind={kind}
                calls={calls}
                version={version}
                busy={busy}
                onRestore={() => void restore(version.number)}
              />
            ))}
          </ol>
          {removed && <p className="quiet">{removed}</p>}
          <CompareVersions kind={kind} id={id} calls={calls} versions={reading.result} />
        </>
      )}
    </ReadDialog>
  );
}
