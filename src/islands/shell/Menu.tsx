import { type FormEvent, type MouseEvent, useRef } from 'react';
import { shellMessages as m, menuGroups } from '#lib/messages/shell.ts';
import { signOut } from '#lib/stores/sign-out.ts';
import { useMenuPopover } from './use-menu-popover.ts';
import './menu.css';

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
    <nav aria-label={m.menu}>
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
        <MenuLink link={{ href: '/account', icon: 'i-lucide-user-cog', label: m.account }} here={here} />
      </div>
    </nav>
  );
}

/** A form: it signs out without script too. */
function SignOut() {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signOut();
  };
  return (
    <form method="post" action="/api/auth/logout" onSubmit={submit}>
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
  const open = useMenuPopover(menu);
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
      <div ref={menu} id="menu" popover="auto" className="menu scroll-locked" onClick={onClick}>
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
        <SignOut />
      </div>
    </>
  );
}
