import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { itemVersions } from '#lib/items/browser/item-versions.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { publicationMessages as m } from '#lib/items/publication-texts.ts';
import { publishedMessages } from '#lib/items/published-texts.ts';
import { $workingCopies } from '#lib/items/working-copies-store.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { EditorAction } from '../editing/EditorActions.tsx';
import { Loaded } from '../form/Loaded.tsx';

interface Publication {
  kind: ItemKind;
  id: string;
  autosave: Pick<Autosave<object>, '$status' | 'reread'> & {
    $visibility: ReadableAtom<Visibility>;
    setVisibility(visibility: Visibility): Promise<boolean>;
  };
  lacks: readonly Lack[];
  mend(lack: Lack): string | undefined;
  cover?: string | null | undefined;
}

/** Changes the visibility of the edited item after saving everything; failures are shown. */
async function change(autosave: Publication['autosave'], to: Visibility, said?: string): Promise<boolean> {
  let done = false;
  let reason: string;
  try {
    done = await autosave.setVisibility(to);
    ({ reason } = autosave.$status.get());
  } catch (error) {
    reason = (error instanceof CallFailed && error.serverMessage) || '';
  }
  if (!done) notify('error', reason || m.failure);
  else if (said) notify('success', said);
  return done;
}

/** Publishes the edited item for the first time, or withdraws it; returns the action and its dialog. */
export function usePublication({ autosave, ...about }: Publication) {
  const { kind, id } = about;
  const visibility = useStore(autosave.$visibility);
  const isPublic = visibility === 'public';
  /** The visibility when the dialog was opened. */
  const [before, setBefore] = useState<Visibility>();
  const action: EditorAction = {
    id: 'publication',
    label: isPublic ? m.unpublish : m.publish,
    icon: isPublic ? 'i-lucide-lock' : 'i-lucide-globe',
    primary: !isPublic,
    run: () => setBefore(visibility),
  };
  const onClose = () => setBefore(undefined);
  /** Restores the version that readers saw before: unpublished changes are not published with it. */
  const showAgain = async () => {
    const done = await itemVersions(kind, id).undo(publishedMessages.withdrawalUndone);
    if (done) await autosave.reread();
    return done;
  };
  // The public version differs from the draft only if an older published version was restored.
  const words = $workingCopies.get()[id]?.hasChanges ? { done: m.publishedAgain } : {};
  const dialog =
    before === 'public' ? (
      <Loaded
        load={async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog}
        giveUp={onClose}
        props={{
          kind,
          said: m.unpublished,
          onWithdraw: () => change(autosave, 'private'),
          undo: showAgain,
          onClose,
        }}
      />
    ) : (
      before && (
        <Loaded
          load={async () => (await import('./PublishDialog.tsx')).PublishDialog}
          giveUp={onClose}
          props={{
            ...about,
            words,
            onPublish: () => change(autosave, 'public'),
            undo: () => change(autosave, before, publishedMessages.publicationUndone),
            onClose,
          }}
        />
      )
    );
  return { action, dialog };
}
