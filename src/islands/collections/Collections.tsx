import { useState } from 'react';
import type { IntentionOf } from '#lib/accounts/browser/intention.ts';
import { COLLECTION_PATHS, COLLECTIONS_MAX } from '#lib/collections/rules.ts';
import type { CollectionEntry } from '#lib/collections/schemas.ts';
import { createOrderSaver } from '#lib/collections/store.ts';
import { COLLECTION_ICONS, collectionName, collectionMessages as m } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { IconButton } from '../form/IconButton.tsx';
import { MoveButtons } from '../form/MoveButtons.tsx';
import { usePendingAction } from '../form/use-pending-action.ts';
import { CollectionDialog } from './CollectionDialog.tsx';
import { DeleteCollection } from './DeleteCollection.tsx';
import { useOrderedList } from './use-ordered-list.ts';
import '../form/quiet.css';
import './collections.css';

const TYPE = 'application/x-negatoscope-collection';

function CollectionLink({ entry }: { entry: CollectionEntry }) {
  const { _id, kind, description, cases, shareToken } = entry;
  const text = kind === 'named' ? description : m.hints[kind];
  return (
    <>
      <i className={`${COLLECTION_ICONS[kind]} collection-icon`} aria-hidden="true" />
      <div className="collection-text">
        <h2>
          <a href={COLLECTION_PATHS.one(_id)}>{collectionName(entry)}</a>
        </h2>
        <p className="quiet tabular">
          {m.cases(cases)}
          {shareToken !== null && (
            <span className="collection-shared">
              <i className="i-lucide-link" aria-hidden="true" />
              {m.shared}
            </span>
          )}
        </p>
        {text && <p className="quiet collection-description">{text}</p>}
      </div>
    </>
  );
}

interface RowActionsProps {
  entry: CollectionEntry;
  index: number;
  count: number;
  onMove(to: number): void;
  onEdit(): void;
  onDelete(): void;
}

function RowActions({ entry: { name }, index, count, onMove, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="row-actions needs-script">
      <MoveButtons
        index={index}
        count={count}
        upLabel={m.moveUp(name)}
        downLabel={m.moveDown(name)}
        onMove={onMove}
      />
      <IconButton icon="i-lucide-pencil-line" label={m.editOf(name)} onPress={onEdit} />
      <IconButton icon="i-lucide-trash-2" label={m.deleteOf(name)} danger onPress={onDelete} />
    </div>
  );
}

/** Which dialog is open. */
type OpenDialog =
  | { edit: CollectionEntry | undefined; written?: IntentionOf<'describe'> }
  | { remove: CollectionEntry }
  | null;

/** The two lists that every account has. */
function Standing({ entries }: { entries: readonly CollectionEntry[] }) {
  return (
    <ul className="standing">
      {entries.map((entry) => (
        <li key={entry._id} className="panel collection">
          <CollectionLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Head({ count, onCreate }: { count: number; onCreate(): void }) {
  const isFull = count >= COLLECTIONS_MAX;
  return (
    <div className="collections-head">
      <button type="button" className="button primary needs-script" disabled={isFull} onClick={onCreate}>
        <i className="i-lucide-plus" aria-hidden="true" />
        {m.create}
      </button>
      {isFull && <p className="quiet">{m.full}</p>}
      {count > 1 && <p className="quiet needs-script order-hint">{m.orderHint}</p>}
    </div>
  );
}

interface OpenDialogProps {
  open: OpenDialog;
  onSaved(entry: CollectionEntry): void;
  onDeleted(entry: CollectionEntry): void;
  onClose(): void;
}

function OpenDialog({ open, onSaved, onDeleted, onClose }: OpenDialogProps) {
  if (!open) return null;
  if ('remove' in open)
    return (
      <DeleteCollection
        entry={open.remove}
        onDeleted={() => {
          onDeleted(open.remove);
          notify('success', m.deleted(open.remove.name));
        }}
        onClose={onClose}
      />
    );
  return (
    <CollectionDialog
      entry={open.edit}
      written={open.written}
      onSaved={(entry) => {
        onSaved(entry);
        if (!open.edit) notify('success', m.created(entry.name));
      }}
      onClose={onClose}
    />
  );
}

const saveOrder = createOrderSaver(
  (collections) => call('PUT /collections/order', { body: { collections } }),
  m.failure,
);

/** The person's lists of cases: the two that every account has, then the named ones in the person's own order. */
export function Collections({ collections }: { collections: readonly CollectionEntry[] }) {
  const [named, setNamed] = useState(() => collections.filter(({ kind }) => kind === 'named'));
  const [open, setOpen] = useState<OpenDialog>(null);
  usePendingAction({ kind: 'collection', action: 'describe' }, (written) => {
    const edit = named.find(({ _id }) => _id === written.id);
    if (edit || written.id === '') setOpen({ edit, written });
  });
  const { list, row, move, announcement } = useOrderedList({
    type: TYPE,
    entries: named,
    idOf: ({ _id }) => _id,
    onOrder(entries) {
      setNamed(entries);
      void saveOrder(entries.map(({ _id }) => _id));
    },
    sayMoved: ({ name }, place, count) => m.moved(name, place, count),
  });
  const put = (entry: CollectionEntry) =>
    setNamed((before) =>
      before.some(({ _id }) => _id === entry._id)
        ? before.map((each) => (each._id === entry._id ? entry : each))
        : [...before, entry],
    );
  return (
    <div className="collections">
      <Standing entries={collections.filter(({ kind }) => kind !== 'named')} />
      <Head count={named.length} onCreate={() => setOpen({ edit: undefined })} />
      <ol className="named" ref={list}>
        {named.map((entry, index) => (
          <li key={entry._id} className="panel collection" {...row(index)}>
            <span className="drag-handle needs-script" draggable aria-hidden="true">
              <i className="i-lucide-grip-vertical" />
            </span>
            <CollectionLink entry={entry} />
            <RowActions
              entry={entry}
              index={index}
              count={named.length}
              onMove={(to) => move(index, to)}
              onEdit={() => setOpen({ edit: entry })}
              onDelete={() => setOpen({ remove: entry })}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <OpenDialog
        open={open}
        onSaved={put}
        onDeleted={(gone) => setNamed((before) => before.filter(({ _id }) => _id !== gone._id))}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
