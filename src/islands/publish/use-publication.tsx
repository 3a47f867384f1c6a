import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { publicationMessages as m } from '#lib/items/publication-texts.ts';
import { $workingCopies } from '#lib/items/working-copies-store.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { EditorAction } from '../editing/EditorActions.tsx';
import { Loaded } from '../form/Loaded.tsx';

interface Publication {
  kind: ItemKind;
  id: string;
  autosave: Pick<Autosave<object>, '$status'> & {
    $visibility: ReadableAtom<Visibility>;
    setVisibility(visibility: Visibility): Promise<boolean>;
  };
  lacks: readonly Lack[];
  mend(lack: Lack): string | undefined;
}

/** What is public now differs from what one is writing only where the version in use was shown. */
const publishedWords = (id: string) =>
  $workingCopies.get()[id]?.hasChanges ? m.publishedAgain : m.published;

/** Publishing what is edited for the first time, or taking it back from its readers; with the dialog that it asks in. */
export function usePublication({ kind, id, autosave, lacks, mend }: Publication) {
  const isPublic = useStore(autosave.$visibility) === 'public';
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const toggle = async () => {
    setBusy(true);
    let done = false;
    let { reason } = autosave.$status.get();
    try {
      done = await autosave.setVisibility(isPublic ? 'private' : 'public');
      ({ reason } = autosave.$status.get());
    } catch (error) {
      reason = (error instanceof CallFailed && error.serverMessage) || '';
    }
    setBusy(false);
    if (done) notify('success', isPublic ? m.unpublished : publishedWords(id));
    else notify('error', reason || m.failure);
    return done;
  };
  const action: EditorAction = {
    id: 'publication',
    label: isPublic ? m.unpublish : m.publish,
    icon: isPublic ? 'i-lucide-lock' : 'i-lucide-globe',
    primary: !isPublic,
    busy,
    run: () => (!isPublic && lacks.length > 0 ? setAsking(true) : void toggle()),
  };
  const close = () => setAsking(false);
  const dialog = isAsking && (
    <Loaded
      load={async () => (await import('./PublishDialog.tsx')).PublishDialog}
      giveUp={close}
      props={{ kind, lacks, mend, onPublish: toggle, onClose: close }}
    />
  );
  return { action, dialog };
}
