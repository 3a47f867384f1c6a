import { useId, useState } from 'react';
import { type IntentionOf, runWithIntention } from '#lib/accounts/browser/intention.ts';
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '#lib/collections/rules.ts';
import type { CollectionEntry } from '#lib/collections/schemas.ts';
import { collectionMessages as m } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed, failureText } from '#lib/platform/browser/client.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import { withinLimit } from '../form/within-limit.ts';

interface CollectionDialogProps {
  /** Absent for a new collection. */
  entry?: CollectionEntry | undefined;
  /** Texts entered before signing in. */
  written?: IntentionOf<'describe'> | undefined;
  onSaved(entry: CollectionEntry): void;
  onClose(): void;
}

/** The texts being edited, and the error of saving them. */
function useSaying({ entry, written, onSaved }: CollectionDialogProps) {
  const [name, setName] = useState(written?.name ?? entry?.name ?? '');
  const [description, setDescription] = useState(written?.description ?? entry?.description ?? '');
  // Texts based on an earlier revision must not overwrite later changes.
  const [known, setKnown] = useState(entry && { ...entry, revision: written?.revision ?? entry.revision });
  const [fault, setFault] = useState('');
  const [theirs, setTheirs] = useState<CollectionEntry>();
  const save = async (): Promise<boolean> => {
    const said = { name: name.trim(), description: description.trim() };
    const params = { collection: known?._id ?? '' };
    const revision = known?.revision ?? 0;
    const send = () =>
      known
        ? call('PATCH /collections/[collection]', { params, body: { ...said, revision } })
        : call('POST /collections', { body: said });
    try {
      onSaved(
        await runWithIntention(
          { kind: 'collection', id: params.collection, action: 'describe', ...said, revision },
          send,
        ),
      );
      return true;
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'changed_meanwhile') {
        const newest = await call('GET /collections/[collection]', { params }).catch(() => undefined);
        setKnown(newest?.collection ?? known);
        setTheirs(newest?.collection);
        setFault(newest ? m.changed : m.failure);
      } else setFault(failureText(error, m.failure));
      return false;
    }
  };
  return { name, setName, description, setDescription, fault, theirs, save };
}

/** Dialog that names and describes a collection, new or existing. */
export function CollectionDialog(props: CollectionDialogProps) {
  const { name, setName, description, setDescription, fault, theirs, save } = useSaying(props);
  const id = useId();
  const { entry, onClose } = props;
  return (
    <Dialog
      title={entry ? m.edit : m.create}
      submitLabel={entry ? commonMessages.save : m.createSubmit}
      onSubmit={save}
      onClose={onClose}
    >
      {fault && (
        <div className="banner error" role="alert">
          <div>
            <p>{fault}</p>
            {theirs && (
              <p>
                <strong>{theirs.name}</strong> {theirs.description}
              </p>
            )}
          </div>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-name`}>{m.name}</label>
        <input
          id={`${id}-name`}
          className="input"
          required
          {...withinLimit(COLLECTION_NAME_MAX)}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-description`}>{m.description}</label>
        <textarea
          id={`${id}-description`}
          className="input"
          rows={4}
          {...withinLimit(COLLECTION_DESCRIPTION_MAX)}
          aria-describedby={`${id}-hint`}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {m.descriptionHint}
        </p>
      </div>
    </Dialog>
  );
}
