import { type ComponentType, type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { shellMessages as m, menuGroups } from '#lib/messages/shell.ts';
import { countLeft } from '#lib/stores/left-on-device.ts';
import { signOut } from '#lib/stores/sign-out.ts';
import type { SignOutDialogProps } from './SignOutDialog.tsx';
import { usePhoneModal } from './use-phone-modal.ts';
import '../form/menu-items.css';

interface MenuProps {
  username: string;
  here: string;
}

function MenuLink({ link, here }: { link: { href: string; icon: string; label: string }; here: string }) {
  return (
    <a href={link.href} aria-current={here.split('?')[0] === link.href ? 'page' : undefined}>
      <i className={link.icon} aria-hidden="true" />
      {link.label}
    </a>
  );
}

function MenuLinks({ here }: { here: string }) {
  return (
    <nav className="menu-items" aria-label={m.menu}>
      {menuGroups.map((group) => (
        <div key={group.title} className="menu-group">
          <p className="menu-group-title">{group.title}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <MenuLink link={link} here={here} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="menu-group">
        <MenuLink
          link={{ href: '/statistics', icon: 'i-lucide-chart-column', label: m.statistics }}
          here={here}
        />
        <MenuLink link={{ href: '/account', icon: 'i-lucide-user-cog', label: m.account }} here={here} />
      </div>
    </nav>
  );
}

/** A form: it signs out without script too. */
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
export function Menu({ username, here }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const open = usePhoneModal(menu, m.menu);
  const [Dialog, setDialog] = useState<ComponentType<SignOutDialogProps> | null>(null);
  const leave = async () => {
    // Asked only where something would stay behind: no other page needs the dialog. Without it, nothing is erased.
    const loaded = countLeft(username) && (await import('./SignOutDialog.tsx').catch(() => null));
    if (!loaded) return signOut();
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the clicks of its links */}
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
        <MenuLinks here={here} />
        <SignOut onLeave={leave} />
      </div>
      {Dialog && <Dialog person={username} onClose={() => setDialog(null)} />}
    </>
  );
}
