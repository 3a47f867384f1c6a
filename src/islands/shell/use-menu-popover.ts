import { type RefObject, useEffect, useState } from 'react';
import { shellMessages as m } from '#lib/messages/shell.ts';
import { holdPage } from '../form/hold-page.ts';

const PHONE = '(max-width: 768px)';
/** On a phone the menu covers the page: a dialog for assistive technology too. */
const MODAL_ATTRIBUTES = { role: 'dialog', 'aria-modal': 'true', 'aria-label': m.menu };

/** Keeps Tab inside the menu while it is a modal (phones). */
function trapTab(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !matchMedia(PHONE).matches) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

function setModal(menu: HTMLElement, modal: boolean): void {
  for (const [name, value] of Object.entries(MODAL_ATTRIBUTES)) {
    if (modal) menu.setAttribute(name, value);
    else menu.removeAttribute(name);
  }
  if (modal) menu.querySelector<HTMLElement>('.menu-close')?.focus();
}

/** Whether the menu's popover is open; it is a modal on phones, and closes when the page is left. */
export function useMenuPopover(menu: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    let letGo: (() => void) | undefined;
    const follow = (opened: boolean) => {
      const covers = opened && matchMedia(PHONE).matches;
      setOpen(opened);
      setModal(element, covers);
      letGo?.();
      letGo = covers ? holdPage() : undefined;
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
      letGo?.();
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKeyDown);
      removeEventListener('popstate', close);
      removeEventListener('pagehide', close);
    };
  }, [menu]);
  return open;
}
