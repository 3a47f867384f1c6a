import { AddressField, CopyAddress } from './SharedAddress.tsx';
import './share-link.css';

interface ShareLinkProps {
  /** Path of the shared page on this site. */
  path: string;
  words: Readonly<Record<'link' | 'open' | 'renew' | 'revoke' | 'revokeHint', string>>;
  busy: boolean;
  onRenew(): void;
  onRevoke(): void;
}

/** The shared link, with buttons to copy, open, renew or revoke it. */
export function ShareLink({ path, words: m, busy, onRenew, onRevoke }: ShareLinkProps) {
  return (
    <>
      <AddressField path={path} label={m.link} />
      <div className="share-actions">
        <CopyAddress path={path} primary />
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
