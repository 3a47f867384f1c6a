import type { CollectionEntry } from '#lib/collections/schemas.ts';
import { runWithFailureNotice } from '#lib/collections/store.ts';
import { collectionMessages as m } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { Dialog } from '../form/Dialog.tsx';

interface DeleteCollectionProps {
  entry: CollectionEntry;
  onDeleted(): void;
  onClose(): void;
}

/** Confirms deletion of a list and says what is lost. */
export function DeleteCollection({ entry, onDeleted, onClose }: DeleteCollectionProps) {
  const { _id, name, cases, shareToken } = entry;
  const remove = async () => {
    const params = { collection: _id };
    const gone = await runWithFailureNotice(async () => {
      await call('DELETE /collections/[collection]', { params });
      return true;
    }, m.failure);
    if (gone) onDeleted();
    return gone === true;
  };
  return (
    <Dialog title={m.deleteTitle} submitLabel={m.deleteSubmit} danger onSubmit={remove} onClose={onClose}>
      <p>{m.deleteBody(name, cases, shareToken !== null)}</p>
    </Dialog>
  );
}
