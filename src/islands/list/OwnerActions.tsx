import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ItemCard } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import type { Lack } from '#lib/kinds/publishing.ts';
import { ownerMessages as m } from '#lib/messages/owner.ts';
import type { ListStore } from '#lib/stores/list.ts';
import { createOwnerActions } from '#lib/stores/owner-actions.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { mendingPlace } from '../publish/places.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import './owner-actions.css';

interface OwnerActionsProps {
  kind: ItemKind;
  item: ItemCard;
  store: ListStore;
}

type DialogName = 'rename' | 'tags' | 'delete' | 'publish';

/** The owner's menu on a card: rename, tags, a case's sheet, duplicate, publish or unpublish, delete. */
export function OwnerActions({ kind, item, store }: OwnerActionsProps) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [busy, setBusy] = useState(false);
  const [lacks, setLacks] = useState<Lack[]>();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const title = item.title ?? '';
  const actions = createOwnerActions(kind, item, store);

  const run = async (action: () => Promise<boolean>) => {
    menu.current?.hidePopover();
    setBusy(true);
    await action();
    setBusy(false);
  };
  const show = (name: DialogName) => {
    menu.current?.hidePopover();
    setDialog(name);
  };
  const close = () => {
    // The page behind a modal takes no focus: the dialog has to be gone first.
    flushSync(() => setDialog(null));
    opener.current?.focus();
  };
  const askToPublish = async () => {
    setLacks(undefined);
    show('publish');
    const found = await actions.lacks();
    if (found) setLacks(found);
    else close();
  };
  const entry = (icon: string, label: string, onClick: () => void, danger = false) => (
    <button type="button" className={danger ? 'danger' : undefined} onClick={onClick}>
      <i className={icon} aria-hidden="true" />
      {label}
    </button>
  );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="needs-script"
        popoverTarget={id}
        disabled={busy}
        aria-label={m.actionsOf(title)}
      >
        <i className={busy ? 'spinner' : 'i-lucide-ellipsis'} aria-hidden="true" />
        {m.actions}
      </button>
      <div ref={menu} id={id} popover="auto" className="owner-menu">
        {kind === 'case' && (
          <a href={`/cases?cas=${item._id}`}>
            <i className="i-lucide-square-pen" aria-hidden="true" />
            {m.edit}
          </a>
        )}
        {entry('i-lucide-pencil', m.rename, () => show('rename'))}
        {entry('i-lucide-tag', m.tags, () => show('tags'))}
        {kind === 'case' && (
          <a href={`/sheet-editor/${item._id}`}>
            <i className="i-lucide-notebook-text" aria-hidden="true" />
            {m.writeSheet}
          </a>
        )}
        {entry('i-lucide-copy', m.duplicate, () => run(actions.duplicate))}
        {item.visibility === 'public'
          ? entry('i-lucide-lock', m.unpublish, () => run(() => actions.setVisibility('private')))
          : entry('i-lucide-globe', m.publish, () => void askToPublish())}
        {entry('i-lucide-trash-2', m.delete, () => show('delete'), true)}
      </div>
      {dialog === 'rename' && <RenameDialog title={title} onSave={actions.rename} onClose={close} />}
      {dialog === 'tags' && <TagsDialog tags={item.tags} onSave={actions.setTags} onClose={close} />}
      {dialog === 'publish' && (
        <PublishDialog
          kind={kind}
          lacks={lacks}
          mend={(lack) => (kind === 'case' ? mendingPlace(lack, item._id) : undefined)}
          onPublish={() => actions.setVisibility('public')}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog kind={kind} title={title} onDelete={actions.remove} onClose={close} />
      )}
    </>
  );
}
