import { useState } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { sharingMessages as m } from '#lib/people/sharing-texts.ts';
import type { EditorAction } from '../editing/EditorActions.tsx';
import { Loaded } from '../form/Loaded.tsx';

const DIALOGS = {
  link: async () => (await import('./LinkDialog.tsx')).LinkDialog,
  authors: async () => (await import('./AuthorsDialog.tsx')).AuthorsDialog,
};

/** Sharing menu of an editor: co-authors for all editors of the item, the unlisted link for its owner only. */
export function useSharing(kind: ItemKind, id: string, isOwn: boolean) {
  const [asked, setAsked] = useState<keyof typeof DIALOGS>();
  const close = () => setAsked(undefined);
  const actions: EditorAction[] = [
    {
      id: 'authors',
      label: m.authors,
      icon: 'i-lucide-users',
      place: 'share',
      run: () => setAsked('authors'),
    },
    { id: 'link', label: m.link, icon: 'i-lucide-link', place: 'share', run: () => setAsked('link') },
  ];
  const dialog = asked && (
    <Loaded key={asked} load={DIALOGS[asked]} giveUp={close} props={{ kind, id, isOwn, onClose: close }} />
  );
  return { actions: isOwn ? actions : actions.slice(0, 1), dialog };
}
