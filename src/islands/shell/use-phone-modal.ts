import { type RefObject, useEffect, useState } from 'react';
import { holdPage } from '../form/hold-page.ts';

const PHONE = '(max-width: 768px)';

/** Keeps Tab inside the menu while it is modal (phones). */
function trapTab(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !menu.ariaModal) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter((stop) =>
    stop.checkVisibility(),
  );
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** On a phone the menu covers the page: it gets the role of a modal dialog. */
function setModal(menu: HTMLElement, modal: boolean, label: string): void {
  menu.role = modal ? 'dialog' : null;
  menu.ariaModal = modal ? 'true' : null;
  menu.ariaLabel = modal ? label : null;
  if (modal) menu.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
}

/** Whether a popover, modal on phones under this label, is open; it closes when the page is left. */
export function usePhoneModal(menu: RefObject<HTMLElement | null>, label: string): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    let letGo: (() => void) | undefined;
    const follow = (opened: boolean) => {
      const covers = opened && matchMedia(PHONE).matches;
      setOpen(opened);
      setModal(element, covers, label);
      letGo?.();
      letGo = covers ? holdPage() : undefined;
    };
    // The popover may have been opened before hydration.
    if (element.matches(':popover-open')) follow(true);
    const close = () => element.matches(':popover-open') && element.hidePopover();
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener('toggle', (event) => follow((event as ToggleEvent).newState === 'open'), {
      signal,
    });
    element.addEventListener('keydown', (event) => trapTab(element, event), { signal });
    for (const left of ['popstate', 'pagehide']) addEventListener(left, close, { signal });
    return () => {
      letGo?.();
      over.abort();
    };
  }, [menu, label]);
  return open;
}
