import { useEffect, useId, useRef, useState } from 'react';
import { type ItemKind, unlistedPath } from '#lib/items/item.ts';
import { linkMessages as m } from '#lib/people/link-texts.ts';
import type { UnlistedLink } from '#lib/people/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Modal } from '../form/Modal.tsx';
import { ShareLink } from '../form/ShareLink.tsx';
import { useKeptFocus } from '../form/use-kept-focus.ts';
import '../form/quiet.css';
import '../form/share-link.css';

export interface LinkDialogProps {
  kind: ItemKind;
  id: string;
  onClose(): void;
}

/** The present link; undefined while it is loading or if that failed. */
function useLink({ kind, id, onClose }: LinkDialogProps) {
  const [link, setLink] = useState<UnlistedLink>();
  const [busy, setBusy] = useState(false);
  const params = { kind, id };
  const run = async (act: () => Promise<UnlistedLink>, told?: string): Promise<boolean> => {
    setBusy(true);
    try {
      setLink(await act());
      if (told) notify('success', told);
      return true;
    } catch (error) {
      notify('error', failureText(error, m.failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    void run(() => call('GET /[kind]/[id]/link', { params })).then((isRead) => isRead || onClose());
  }, []);
  const make = (told?: string) => run(() => call('POST /[kind]/[id]/link', { params }), told);
  const withdraw = () =>
    run(async () => {
      await call('DELETE /[kind]/[id]/link', { params });
      return { token: null, holders: 0 };
    }, m.revoked);
  return { link, busy, make, withdraw };
}

/** Dialog that creates, renews and withdraws an item's unlisted link. */
export function LinkDialog(props: LinkDialogProps) {
  const { link, busy, make, withdraw } = useLink(props);
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  return (
    <Modal labelledBy={id} onEscape={props.onClose}>
      <div ref={content}>
        <h2 id={id}>{m.title}</h2>
        <p>{m.explain}</p>
        {!link && <p role="status">{m.loading}</p>}
        {link?.token === null && (
          <div className="share-actions">
            <button type="button" className="button primary" disabled={busy} onClick={() => make()}>
              <i className="i-lucide-link" aria-hidden="true" />
              {m.make}
            </button>
          </div>
        )}
        {link && link.token !== null && (
          <>
            <ShareLink
              path={unlistedPath(link.token)}
              words={m}
              busy={busy}
              onRenew={() => void make(m.renewed)}
              onRevoke={() => void withdraw()}
            />
            <p className="quiet">{m.holders(link.holders)}</p>
          </>
        )}
        <div className="dialog-actions">
          <button type="button" className="button" onClick={props.onClose}>
            {m.close}
          </button>
        </div>
      </div>
    </Modal>
  );
}
