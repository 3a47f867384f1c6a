import { type ReactNode, useId, useRef } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import '../form/dropdown.css';
import '../form/menu-items.css';
import './bar-menu.css';

/**
 * The part of the bottom bar that moves into a menu where there is no room; `close` closes
 * the menu.
 */
export function BarMenu({ children }: { children(close: () => void): ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <button type="button" className="button bar-link bar-menu-button" popoverTarget={id}>
        <i className="i-lucide-ellipsis" aria-hidden="true" />
        <span className="bar-long">{commonMessages.more}</span>
        <span className="bar-short" aria-hidden="true">
          {m.short.more}
        </span>
      </button>
      <div ref={menu} id={id} popover="auto" className="dropdown bar-menu">
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}
