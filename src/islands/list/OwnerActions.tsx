import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createOwnerActions } from '#lib/items/browser/owner-actions.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { shownFigures } from '#lib/items/kinds/shown-figures.ts';
import type { ListStore } from '#lib/items/list-store.ts';
import { ownerMessages as m } from '#lib/items/owner-texts.ts';
import { publishedMessages } from '#lib/items/published-texts.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import { fieldLink } from '../publish/field-links.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { WithdrawDialog } from '../publish/WithdrawDialog.tsx';
import { MissingLine } from './MissingLine.tsx';
import { type DialogName, OwnerMenu } from './OwnerMenu.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import '../form/dropdown.css';
import '../form/menu-items.css';

interface OwnerActionsProps {
  kind: ItemKind;
  item: ItemCard;
  store: ListStore;
  /** Whether the card links to the item's editor; the menu then links to its page. */
  isEditedFirst?: boolean;
}

interface DialogProps {
  kind: ItemKind;
  item: ItemCard;
  actions: ReturnType<typeof createOwnerActions>;
  onClose(): void;
}

/** Asks the server what the item lacks before it can be published; the dialog shows that it is loading. */
function Publishing({ kind, item, actions, onClose }: DialogProps) {
  const { edit } = KINDS[kind].paths;
  const [lacks, setLacks] = useState<Lack[]>();
  // The visibility before this action: a published item may have been a draft.
  const [before] = useState(item.visibility);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    let isOpen = true;
    void actions.lacks().then((found) => {
      if (!isOpen) return;
      if (found) setLacks(found);
      else onClose();
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    <PublishDialog
      kind={kind}
      id={item._id}
      lacks={lacks}
      cover={shownFigures(kind, item).mainImage}
      mend={(lack) => edit && fieldLink(lack, (place) => edit(item._id, place))}
      onPublish={() => actions.setVisibility('public')}
      undo={() => actions.setVisibility(before, publishedMessages.publicationUndone)}
      onClose={onClose}
    />
  );
}

function Withdrawing({ kind, actions, onClose }: DialogProps) {
  return (
    <WithdrawDialog
      kind={kind}
      said={m.unpublished}
      onWithdraw={() => actions.setVisibility('private')}
      undo={() => actions.showAgain(publishedMessages.withdrawalUndone)}
      onClose={onClose}
    />
  );
}

function OwnerDialog({ dialog, ...props }: DialogProps & { dialog: DialogName }) {
  const { kind, item, actions, onClose } = props;
  const title = item.title ?? '';
  if (dialog === 'rename') return <RenameDialog title={title} onSave={actions.rename} onClose={onClose} />;
  if (dialog === 'tags')
    return (
      <Loaded
        load={async () => (await import('./TagsDialog.tsx')).TagsDialog}
        giveUp={onClose}
        props={{ kind, tags: item.tags, onSave: actions.setTags, onClose }}
      />
    );
  if (dialog === 'delete')
    return (
      <Loaded
        load={async () => (await import('./DeleteDialog.tsx')).DeleteDialog}
        giveUp={onClose}
        props={{ kind, id: item._id, title, onDelete: actions.remove, onClose }}
      />
    );
  if (dialog === 'publish') return <Publishing {...props} />;
  if (dialog === 'withdraw') return <Withdrawing {...props} />;
  return (
    <Loaded
      load={async () => (await import('../people/LinkDialog.tsx')).LinkDialog}
      giveUp={onClose}
      props={{ kind, id: item._id, onClose }}
    />
  );
}

/** The owner's menu on a card: rename, tags, a case's sheet, duplicate, publish or unpublish, delete. */
export function OwnerActions({ kind, item, store, isEditedFirst = false }: OwnerActionsProps) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [busy, setBusy] = useState(false);
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
    // The page behind a modal dialog cannot take the focus: the dialog must be removed first.
    flushSync(() => setDialog(null));
    opener.current?.focus();
  };
  return (
    <>
      <MissingLine kind={kind} id={item._id} />
      <button
        ref={opener}
        type="button"
        className="needs-script"
        popoverTarget={id}
        disabled={busy}
        aria-label={m.actionsOf(item.title ?? '')}
      >
        <i className={busy ? 'spinner' : 'i-lucide-ellipsis'} aria-hidden="true" />
        {commonMessages.actions}
      </button>
      <div ref={menu} id={id} popover="auto" className="dropdown">
        <OwnerMenu
          kind={kind}
          item={item}
          isEditedFirst={isEditedFirst}
          onShow={show}
          onDuplicate={() => run(actions.duplicate)}
        />
      </div>
      {dialog && <OwnerDialog kind={kind} item={item} dialog={dialog} actions={actions} onClose={close} />}
    </>
  );
}
