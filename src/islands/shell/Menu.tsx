import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { shellMessages as m, menuGroups } from '#lib/messages/shell.ts';
import { signOut } from '#lib/stores/sign-out.ts';
import './menu.css';

interface MenuProps {
  username: string;
  here: string;
}

const PHONE = '(max-width: 768px)';

/** Keeps Tab inside the menu while it is a modal (phones). */
function trapTab(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !matchMedia(PHONE).matches) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * A native popover: it opens, closes on an outside click and on Escape before (and without) any
 * script. The island adds the focus trap, closing on route changes, and signing out by the API.
 */
export function Menu({ username, here }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const follow = (opened: boolean) => {
      setOpen(opened);
      const modal = opened && matchMedia(PHONE).matches;
      // On a phone it covers the page: a dialog for assistive technology too.
      for (const [name, value] of Object.entries({
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': m.menu,
      })) {
        if (modal) element.setAttribute(name, value);
        else element.removeAttribute(name);
      }
      if (modal) element.querySelector<HTMLElement>('.menu-close')?.focus();
    };
    const onToggle = (event: Event) => follow((event as ToggleEvent).newState === 'open');
    // It may have been opened before the script was there.
    if (element.matches(':popover-open')) follow(true);
    const onKeyDown = (event: KeyboardEvent) => trapTab(element, event);
    const close = () => element.matches(':popover-open') && element.hidePopover();
    element.addEventListener('toggle', onToggle);
    element.addEventListener('keydown', onKeyDown);
    addEventListener('popstate', close);
    addEventListener('pagehide', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKeyDown);
      removeEventListener('popstate', close);
      removeEventListener('pagehide', close);
    };
  }, []);

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
        <nav aria-label={m.menu}>
          {menuGroups.map((group) => (
            <div key={group.title} className="menu-group">
              <p className="menu-group-title">{group.title}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} aria-current={here.split('?')[0] === link.href ? 'page' : undefined}>
                      <i className={link.icon} aria-hidden="true" />
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="menu-group">
            <a href="/account" aria-current={here.split('?')[0] === '/account' ? 'page' : undefined}>
              <i className="i-lucide-user-cog" aria-hidden="true" />
              {m.account}
            </a>
          </div>
        </nav>
        <form
          method="post"
          action="/api/auth/logout"
          onSubmit={(event) => {
            event.preventDefault();
            void signOut();
          }}
        >
          <button type="submit" className="menu-sign-out">
            <i className="i-lucide-log-out" aria-hidden="true" />
            {m.signOut}
          </button>
        </form>
      </div>
    </>
  );
}
