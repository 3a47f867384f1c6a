import { useEffect, useRef, useState } from 'react';
import type { ItemDeletionPreview } from '#lib/accounts/deletion-schemas.ts';
import { blackOut } from '#lib/images/browser/black-out.ts';
import { maskingIn } from '#lib/images/browser/mask-images.ts';
import { maskingMessages } from '#lib/images/masking-texts.ts';
import { itemDeletionMessages } from '#lib/items/deletion-texts.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { ownerMessages as m } from '#lib/items/owner-texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { Dialog } from '../form/Dialog.tsx';
import './delete-dialog.css';

interface DeleteDialogProps {
  kind: ItemKind;
  id: string;
  title: string;
  onDelete(): Promise<boolean>;
  onClose(): void;
}

interface CopiesOfferProps {
  /** Path of the editor in which parts of the images are masked, if there is one. */
  editor: string | undefined;
  copies: number;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** Option to mask the images that copies by other people show. */
function CopiesOffer({ editor, copies, isChosen, onChoose }: CopiesOfferProps) {
  const t = itemDeletionMessages;
  return (
    <div className="copies-offer">
      <p role="status">{t.copies(copies)}</p>
      <label>
        <input type="checkbox" checked={isChosen} onChange={() => onChoose(!isChosen)} />
        <span>
          {t.blackOut}
          <span className="hint">{t.blackOutHint}</span>
        </span>
      </label>
      {editor && <a href={editor}>{t.mask}</a>}
      <p className="hint">
        {t.afterwards} <a href="/account#copies">{t.inAccount}</a>
      </p>
    </div>
  );
}

/** Asks before deleting, says what is lost, and offers to black out the images in copies by other people. */
export function DeleteDialog({ kind, id, title, onDelete, onClose }: DeleteDialogProps) {
  const [preview, setPreview] = useState<ItemDeletionPreview | null>();
  const [blacksOut, setBlacksOut] = useState(false);
  const [done, setDone] = useState<number>();
  const reading = useRef<Promise<ItemDeletionPreview | null>>(null);
  const params = { kind, id };
  const read = () => (reading.current ??= call('GET /[kind]/[id]/deletion', { params }).catch(() => null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => void read().then(setPreview), []);
  const remove = async () => {
    if (preview === undefined && ((await read())?.copies ?? 0) > 0) return false;
    const { stopped } = itemDeletionMessages;
    const telling = { onDone: setDone, stopped };
    if (blacksOut && preview && !(await blackOut(maskingIn(kind, id), preview.images, telling))) {
      // Another person may have changed the images meanwhile: a second try reads the preview again.
      reading.current = null;
      setPreview(await read());
      return false;
    }
    return onDelete();
  };
  return (
    <Dialog title={m.deleteTitle(kind)} submitLabel={m.delete} danger onSubmit={remove} onClose={onClose}>
      <p>{m.deleteBody(kind, title)}</p>
      {!preview && (
        <p className="hint" role="status">
          {preview === null ? itemDeletionMessages.uncounted : itemDeletionMessages.counting}
        </p>
      )}
      {preview && preview.copies > 0 && (
        <CopiesOffer
          editor={KINDS[kind].paths.edit?.(id)}
          copies={preview.copies}
          isChosen={blacksOut}
          onChoose={setBlacksOut}
        />
      )}
      {preview && done !== undefined && (
        <div className="copies-offer">
          <p role="status">{maskingMessages.progress(done, preview.images.length)}</p>
          <progress value={done} max={preview.images.length} aria-label={itemDeletionMessages.blackOut} />
        </div>
      )}
    </Dialog>
  );
}
