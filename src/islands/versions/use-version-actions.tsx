import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { versionActionMessages as m } from '#lib/items/version-actions-texts.ts';
import { $workingCopies, noteWorkingCopy, type WorkingCopy } from '#lib/items/working-copies-store.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { EditorAction } from '../editing/EditorActions.tsx';
import { Loaded } from '../form/Loaded.tsx';

/** The published state when the page was rendered. */
export interface PublishedState extends WorkingCopy {
  publishedVersion: number | null;
  /** The owner's name; only for a co-author. */
  owner?: string | undefined;
}

interface Versioned {
  kind: ItemKind;
  id: string;
  visibility: Visibility;
  start: PublishedState;
  lacks: readonly Lack[];
  mend(lack: Lack): string | undefined;
  cover?: string | null | undefined;
  /** Saves the page's changes and merges newer ones; resolves to whether everything is saved. */
  prepare(): Promise<boolean>;
}

type Asked = 'update' | 'drop' | 'versions';

const ACTIONS = {
  update: { icon: 'i-lucide-globe', label: m.update, primary: true },
  drop: { icon: 'i-lucide-undo-2', label: m.drop },
  versions: { icon: 'i-lucide-history', label: m.versions },
};

interface AskedDialogProps extends Pick<Versioned, 'kind' | 'id' | 'lacks' | 'mend' | 'cover' | 'prepare'> {
  asked: Asked | undefined;
  onClose(): void;
}

function AskedDialog({ asked, kind, id, lacks, mend, cover, prepare, onClose }: AskedDialogProps) {
  if (asked === 'update')
    return (
      <Loaded
        load={async () => (await import('./UpdateDialog.tsx')).UpdateDialog}
        giveUp={onClose}
        props={{ kind, id, lacks, mend, cover, onClose }}
      />
    );
  if (asked === 'versions')
    return (
      <Loaded
        load={async () => (await import('./VersionsDialog.tsx')).VersionsDialog}
        giveUp={onClose}
        props={{ kind, id, prepare, onClose }}
      />
    );
  if (asked !== 'drop') return null;
  return (
    <Loaded
      load={async () => (await import('./DropDialog.tsx')).DropDialog}
      giveUp={onClose}
      props={{ kind, id, prepare, onClose }}
    />
  );
}

/**
 * Actions on the version that readers see: publish an update, discard the draft, compare versions. Also the mark of
 * of unpublished changes, and the open dialog.
 */
export function useVersionActions({ visibility, start, prepare, ...about }: Versioned) {
  const { id } = about;
  const { hasChanges } = useStore($workingCopies)[id] ?? start;
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState<Asked>();
  // Publication needs the revision that the page knows, even before its first save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's initial state does not change
  useEffect(() => {
    if (!$workingCopies.get()[id]) noteWorkingCopy({ _id: id, ...start });
  }, []);
  const isPublic = visibility === 'public';
  const isBehind = isPublic && hasChanges;
  const ask = async (what: Asked) => {
    setBusy(what);
    const isReady = await prepare();
    setBusy(undefined);
    if (isReady) setAsked(what);
    else notify('error', m.unsaved);
  };
  const shown: Asked[] = isBehind ? ['drop', 'versions', 'update'] : ['versions'];
  const actions: EditorAction[] =
    isPublic || start.publishedVersion !== null
      ? shown.map((what) => ({
          ...ACTIONS[what],
          id: what,
          busy: busy === what,
          run: () => void ask(what),
        }))
      : [];
  const close = () => setAsked(undefined);
  return {
    actions,
    mark: isBehind && <span className="status draft">{m.changed}</span>,
    dialog: <AskedDialog asked={asked} {...about} prepare={prepare} onClose={close} />,
  };
}
