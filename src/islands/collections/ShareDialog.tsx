import { useId, useState } from 'react';
import { COLLECTION_PATHS } from '#lib/collections/rules.ts';
import { runWithFailureNotice } from '#lib/collections/store.ts';
import { collectionMessages, sharingMessages as m } from '#lib/collections/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Modal } from '../form/Modal.tsx';
import { ShareLink } from '../form/ShareLink.tsx';
import '../form/share-link.css';

interface ShareDialogProps {
  collection: string;
  token: string | null;
  onToken(token: string | null): void;
  onClose(): void;
}

/** Dialog that shares a list by a link and withdraws it. */
export function ShareDialog({ collection, token, onToken, onClose }: ShareDialogProps) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const params = { collection };
  const run = async (act: () => Promise<string | null>, told?: string) => {
    setBusy(true);
    const next = await runWithFailureNotice(act, collectionMessages.failure);
    setBusy(false);
    if (next === undefined) return;
    onToken(next);
    if (told) notify('success', told);
  };
  const make = async () => (await call('POST /collections/[collection]/share', { params })).token;
  const revoke = async () => {
    await call('DELETE /collections/[collection]/share', { params });
    return null;
  };
  return (
    <Modal className="share-dialog" labelledBy={id} onEscape={onClose}>
      <h2 id={id}>{m.title}</h2>
      <p>{m.explain}</p>
      {token === null ? (
        <div className="share-actions">
          <button type="button" className="button primary" disabled={busy} onClick={() => run(make)}>
            <i className="i-lucide-link" aria-hidden="true" />
            {m.make}
          </button>
        </div>
      ) : (
        <ShareLink
          path={COLLECTION_PATHS.shared(token)}
          words={m}
          busy={busy}
          onRenew={() => run(make, m.renewed)}
          onRevoke={() => run(revoke, m.revoked)}
        />
      )}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {m.close}
        </button>
      </div>
    </Modal>
  );
}
