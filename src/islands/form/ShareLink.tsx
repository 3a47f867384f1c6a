import { useId } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import './share-link.css';

interface ShareLinkProps {
  /** Of what is shared, on this site. */
  path: string;
  words: Readonly<
    Record<'link' | 'copy' | 'copied' | 'copyFailure' | 'open' | 'renew' | 'revoke' | 'revokeHint', string>
  >;
  busy: boolean;
  onRenew(): void;
  onRevoke(): void;
}

/** The link itself, to be copied, looked at, changed or made void. */
export function ShareLink({ path, words: m, busy, onRenew, onRevoke }: ShareLinkProps) {
  const id = useId();
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
