import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import type { ItemKind, Visibility } from '#lib/domain/item.ts';
import type { Lack } from '#lib/kinds/lacks.ts';
import { versionMessages as m } from '#lib/messages/versions.ts';
import { itemVersions } from '#lib/stores/item-versions.ts';
import { notify } from '#lib/stores/notices.ts';
import { $workingCopies, type WorkingCopy } from '#lib/stores/working-copies.ts';
import { Dialog } from '../form/Dialog.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';

const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }));

interface VersionActionsProps {
  kind: ItemKind;
  id: string;
  visibility: Visibility;
  /** What the page was made with. */
  start: WorkingCopy & { publishedVersion: number | null };
  lacks: readonly Lack[];
  mend(lack: Lack): string | undefined;
  /** Saves everything and takes over what was saved elsewhere; resolves to whether nothing is left to be saved. */
  prepare(): Promise<boolean>;
}

type Asked = 'update' | 'drop' | 'versions';

const BUTTONS = {
  update: { icon: 'i-lucide-globe', label: m.update, look: 'button primary' },
  drop: { icon: 'i-lucide-undo-2', label: m.drop, look: 'button' },
  versions: { icon: 'i-lucide-history', label: m.versions, look: 'button' },
};

/** What one does about the version that readers see: publish anew, go back to it, look at those before. */
export function VersionActions({ kind, id, visibility, start, lacks, mend, prepare }: VersionActionsProps) {
  const { hasChanges } = useStore($workingCopies)[id] ?? start;
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const isPublic = visibility === 'public';
  if (!isPublic && start.publishedVersion === null) return null;
  const isBehind = isPublic && hasChanges;
  const ask = async (what: Asked) => {
    setBusy(true);
    const isReady = await prepare();
    setBusy(false);
    if (isReady) setAsked(what);
    else notify('error', m.unsaved);
  };
  const close = () => setAsked(undefined);
  // Every part of the page may be another then.
  const reload = () => location.reload();
  const shown: Asked[] = isBehind ? ['update', 'drop', 'versions'] : ['versions'];
  return (
    <>
      {isBehind && <span className="status draft">{m.changed}</span>}
      {shown.map((what) => (
        <button
          key={what}
          type="button"
          className={BUTTONS[what].look}
          disabled={busy}
          onClick={() => void ask(what)}
        >
          <i className={BUTTONS[what].icon} aria-hidden="true" />
          {BUTTONS[what].label}
        </button>
      ))}
      {asked === 'update' && <UpdateDialog kind={kind} id={id} lacks={lacks} mend={mend} onClose={close} />}
      {asked === 'drop' && (
        <Dialog
          title={m.dropTitle}
          submitLabel={m.dropDo}
          danger
          onSubmit={async () => {
            const done = await itemVersions(kind, id).drop();
            if (done) reload();
            return done;
          }}
          onClose={close}
        >
          <p>{m.dropBody}</p>
        </Dialog>
      )}
      {asked === 'versions' && (
        <Suspense>
          <VersionsDialog kind={kind} id={id} onRestored={reload} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
