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
import { type DialogName, OwnerMenu } from './OwnerMenu.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import './owner-actions.css';

interface OwnerActionsProps {
  kind: ItemKind;
  item: ItemCard;
  store: ListStore;
}

interface OwnerDialogProps {
  kind: ItemKind;
  item: ItemCard;
  dialog: DialogName;
  /** What is missing before it can be published; undefined until the server has said. */
  lacks: Lack[] | undefined;
  actions: ReturnType<typeof createOwnerActions>;
  onClose(): void;
}

function OwnerDialog({ kind, item, dialog, lacks, actions, onClose }: OwnerDialogProps) {
  const title = item.title ?? '';
  if (dialog === 'rename') return <RenameDialog title={title} onSave={actions.rename} onClose={onClose} />;
  if (dialog === 'tags') return <TagsDialog tags={item.tags} onSave={actions.setTags} onClose={onClose} />;
  if (dialog === 'delete')
    return <DeleteDialog kind={kind} title={title} onDelete={actions.remove} onClose={onClose} />;
  return (
    <PublishDialog
      kind={kind}
      lacks={lacks}
      mend={(lack) => (kind === 'case' ? mendingPlace(lack, item._id) : undefined)}
      onPublish={() => actions.setVisibility('public')}
      onClose={onClose}
    />
  );
}

/** The owner's menu on a card: rename, tags, a case's sheet, duplicate, publish or unpublish, delete. */
export function OwnerActions({ kind, item, store }: OwnerActionsProps) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [busy, setBusy] = useState(false);
  const [lacks, setLacks] = useState<Lack[]>();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
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
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="needs-script"
        popoverTarget={id}
        disabled={busy}
        aria-label={m.actionsOf(item.title ?? '')}
      >
        <i className={busy ? 'spinner' : 'i-lucide-ellipsis'} aria-hidden="true" />
        {m.actions}
      </button>
      <div ref={menu} id={id} popover="auto" className="owner-menu">
        <OwnerMenu
          kind={kind}
          item={item}
          onShow={show}
          onPublish={askToPublish}
          onUnpublish={() => run(() => actions.setVisibility('private'))}
          onDuplicate={() => run(actions.duplicate)}
        />
      </div>
      {dialog && (
        <OwnerDialog
          kind={kind}
          item={item}
          dialog={dialog}
          lacks={lacks}
          actions={actions}
          onClose={close}
        />
      )}
    </>
  );
}
