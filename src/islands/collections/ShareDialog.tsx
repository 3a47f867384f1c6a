import { useId, useState } from 'react';
import { COLLECTION_PATHS } from '#lib/domain/collection.ts';
import { collectionMessages, sharingMessages as m } from '#lib/messages/collections.ts';
import { call } from '#lib/stores/api.ts';
import { tried } from '#lib/stores/collections.ts';
import { notify } from '#lib/stores/notices.ts';
import { Modal } from '../form/Modal.tsx';

interface ShareDialogProps {
  collection: string;
  token: string | null;
  onToken(token: string | null): void;
  onClose(): void;
}

/** The link itself, to be copied, looked at, changed or made void. */
function Link({
  token,
  busy,
  onRenew,
  onRevoke,
}: {
  token: string;
  busy: boolean;
  onRenew(): void;
  onRevoke(): void;
}) {
  const id = useId();
  const path = COLLECTION_PATHS.shared(token);
  const address = location.origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', m.copied);
    } catch {
      notify('error', m.copyFailure);
    }
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{m.link}</label>
        <input
          id={id}
          className="input"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="share-actions">
        <button type="button" className="button primary" onClick={copy}>
          <i className="i-lucide-copy" aria-hidden="true" />
          {m.copy}
        </button>
        <a className="button" href={path}>
          {m.open}
        </a>
        <button type="button" className="button" disabled={busy} onClick={onRenew}>
          {m.renew}
        </button>
        <button type="button" className="button danger" disabled={busy} onClick={onRevoke}>
          {m.revoke}
        </button>
      </div>
      <p className="quiet">{m.revokeHint}</p>
    </>
  );
}

/** Shares a list by a link, and ends that. */
export function ShareDialog({ collection, token, onToken, onClose }: ShareDialogProps) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const params = { collection };
  const run = async (act: () => Promise<string | null>, told?: string) => {
    setBusy(true);
    const next = await tried(act, collectionMessages.failure);
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
        <Link
          token={token}
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
