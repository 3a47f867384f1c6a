import { useState } from 'react';
import type { IntentionOf } from '#lib/accounts/browser/intention.ts';
import { COLLECTION_PATHS } from '#lib/collections/rules.ts';
import type { CollectedRow, CollectionEntry } from '#lib/collections/schemas.ts';
import { collectionName, collectionMessages as m, sharingMessages } from '#lib/collections/texts.ts';
import { usePendingAction } from '../form/use-pending-action.ts';
import { KeepOfflineButton } from '../offline/KeepOfflineButton.tsx';
import { CollectedCases } from './CollectedCases.tsx';
import { CollectionDialog } from './CollectionDialog.tsx';
import { DeleteCollection } from './DeleteCollection.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { TitlesLink } from './TitlesLink.tsx';
import '../form/quiet.css';
import './collections.css';

interface CollectionProps {
  collection: CollectionEntry;
  rows: readonly CollectedRow[];
  titlesHidden: boolean;
}

type OpenDialog = 'edit' | 'share' | 'delete' | null;

/** Buttons to practise, share, describe and delete a list. */
function Actions({
  entry,
  titlesHidden,
  onOpen,
}: {
  entry: CollectionEntry;
  titlesHidden: boolean;
  onOpen(what: OpenDialog): void;
}) {
  const { _id, kind, cases, shareToken } = entry;
  const action = (what: OpenDialog, icon: string, label: string, danger = false) => (
    <button
      type="button"
      className={danger ? 'button danger needs-script' : 'button needs-script'}
      onClick={() => onOpen(what)}
    >
      <i className={icon} aria-hidden="true" />
      {label}
    </button>
  );
  return (
    <div className="collection-actions">
      {cases > 0 && (
        <a className="button primary" href={COLLECTION_PATHS.practice(_id)}>
          <i className="i-lucide-graduation-cap" aria-hidden="true" />
          {m.practise}
        </a>
      )}
      <TitlesLink hidden={titlesHidden} href={titlesHidden ? '?titres=visibles' : '?titres=masques'} />
      {action(
        'share',
        'i-lucide-link',
        shareToken === null ? sharingMessages.share : sharingMessages.sharing,
      )}
      {cases > 0 && <KeepOfflineButton what={{ kind: 'collection', id: _id }} />}
      {kind === 'named' && action('edit', 'i-lucide-pencil-line', m.edit)}
      {kind === 'named' && action('delete', 'i-lucide-trash-2', m.delete, true)}
    </div>
  );
}

/** The page of the person's own list. */
export function Collection({ collection: first, rows, titlesHidden }: CollectionProps) {
  const [entry, setEntry] = useState(first);
  const [open, setOpen] = useState<OpenDialog>(null);
  const [written, setWritten] = useState<IntentionOf<'describe'>>();
  const close = () => {
    setOpen(null);
    setWritten(undefined);
  };
  usePendingAction({ kind: 'collection', id: first._id, action: 'describe' }, (found) => {
    setWritten(found);
    setOpen('edit');
  });
  const { _id, kind, description, shareToken } = entry;
  const text = kind === 'named' ? description : m.hints[kind];
  return (
    <div className="collection-page">
      <h1 className="page-title">{collectionName(entry)}</h1>
      {text && <p className="subtitle collection-lines">{text}</p>}
      {shareToken !== null && (
        <p className="collection-shared">
          <i className="i-lucide-link" aria-hidden="true" />
          {m.shared}
        </p>
      )}
      <Actions entry={entry} titlesHidden={titlesHidden} onOpen={setOpen} />
      <CollectedCases collection={_id} rows={rows} titlesHidden={titlesHidden} />
      {open === 'edit' && (
        <CollectionDialog entry={entry} written={written} onSaved={setEntry} onClose={close} />
      )}
      {open === 'share' && (
        <ShareDialog
          collection={_id}
          token={shareToken}
          onToken={(token) => setEntry((before) => ({ ...before, shareToken: token }))}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteCollection
          entry={entry}
          onDeleted={() => location.assign(COLLECTION_PATHS.all)}
          onClose={close}
        />
      )}
    </div>
  );
}
