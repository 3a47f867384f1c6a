import { useState } from 'react';
import type { ItemKind } from '#lib/domain/item.ts';
import { sharingMessages as m } from '#lib/messages/sharing.ts';
import type { EditorAction } from '../editing/EditorActions.tsx';
import { Loaded } from '../form/Loaded.tsx';

/** What the owner of an item does about who reads it beside its readers. */
export function useSharing(kind: ItemKind, id: string) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const actions: EditorAction[] = [
    { id: 'link', label: m.link, icon: 'i-lucide-link', run: () => setAsked(true) },
  ];
  const dialog = isAsked && (
    <Loaded
      load={async () => (await import('./LinkDialog.tsx')).LinkDialog}
      giveUp={close}
      props={{ kind, id, onClose: close }}
    />
  );
  return { actions, dialog };
}
