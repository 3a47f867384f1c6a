import { type ComponentType, type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { countLeft } from '#lib/accounts/browser/left-on-device.ts';
import { signOut } from '#lib/accounts/browser/sign-out.ts';
import { shellMessages as m } from '#lib/layout/shell-texts.ts';
import { IdentityCheckPlace } from './IdentityCheckPlace.tsx';
import type { SignOutDialogProps } from './SignOutDialog.tsx';
import { usePhoneModal } from './use-phone-modal.ts';
import '../form/menu-items.css';

interface MenuProps {
  username: string;
  /** Path to go to after signing out. */
  signedOut?: string | undefined;
  /** The links of the menu, as rendered by the server (`MenuLinks.astro`). */
  children: ReactNode;
}

/** A form, so that signing out works without script. */
function SignOut({ onLeave }: { onLeave(): void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <form className="menu-items" method="post" action="/api/auth/logout" onSubmit={submit}>
      <button type="submit" className="menu-sign-out">
        <i className="i-lucide-log-out" aria-hidden="true" />
        {m.signOut}
      </button>
    </form>
  );
}

/**
 * A native popover: it opens, closes on an outside click and on Escape before (and without) any
 * script. The island adds the focus trap, closing on route changes, and signing out by the API.
 */
export function Menu({ username, signedOut, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const open = usePhoneModal(menu, m.menu);
  const [Dialog, setDialog] = useState<ComponentType<SignOutDialogProps> | null>(null);
  const leave = async () => {
    // The dialog is loaded only if signing out would leave data on the device. If it cannot be loaded, nothing is
    // erased.
    const loaded = countLeft(username) && (await import('./SignOutDialog.tsx').catch(() => null));
    if (!loaded) return signOut(signedOut);
    menu.current?.hidePopover();
    setDialog(() => loaded.SignOutDialog);
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a')) menu.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className="button menu-button"
        popoverTarget="menu"
        aria-expanded={open}
        aria-haspopup="true"
        aria-label={m.menuOf(username)}
      >
        <i className="i-lucide-menu" aria-hidden="true" />
        <span className="menu-username">{username}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside act on Enter by themselves and bubble a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles the clicks of the links inside */}
      <div ref={menu} id="menu" popover="auto" className="menu" onClick={onClick}>
        <div className="menu-head">
          <p>
            <span className="menu-signed-in">{m.signedInAs}</span> <strong>{username}</strong>
          </p>
          <button
            type="button"
            className="menu-close"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={m.closeMenu}
          >
            <i className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        {children}
        <SignOut onLeave={leave} />
      </div>
      {Dialog && <Dialog person={username} destination={signedOut} onClose={() => setDialog(null)} />}
      <IdentityCheckPlace />
    </>
  );
}
