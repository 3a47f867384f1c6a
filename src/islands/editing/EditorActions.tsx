import { useId, useRef } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import '../form/dropdown.css';
import '../form/menu-items.css';
import './editor-bar.css';

/** Something that an editor's bar leads to or does. */
export interface EditorAction {
  id: string;
  label: string;
  icon: string;
  /** What one came for: on a phone too it stays in sight. */
  primary?: boolean;
  busy?: boolean;
  /** Where it leads; else it is done by `run`. */
  href?: string;
  run?(): void;
}

function Action({ action, onRun }: { action: EditorAction; onRun(): void }) {
  const { label, icon, primary, busy, href, run } = action;
  const className = primary ? 'button primary' : 'button';
  const content = (
    <>
      <i className={busy ? 'spinner' : icon} aria-hidden="true" />
      {label}
    </>
  );
  if (href !== undefined)
    return (
      <a className={className} href={href}>
        {content}
      </a>
    );
  const onClick = () => {
    if (busy) return;
    onRun();
    run?.();
  };
  // Not `disabled`: it would lose the focus, which a dialog gives back to it.
  return (
    <button type="button" className={className} aria-disabled={busy || undefined} onClick={onClick}>
      {content}
    </button>
  );
}

/** The actions of an editor: side by side, on narrower screens behind one button but for the primary ones. */
export function EditorActions({ actions }: { actions: readonly EditorAction[] }) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const others = actions.filter(({ primary }) => !primary);
  /** The focus is back on the menu's button before a dialog opens, which then gives it back there. */
  const close = () => menu.current?.hidePopover();
  return (
    <div className="editor-actions">
      {others.length > 0 && (
        <>
          <button type="button" className="button editor-menu-button" popoverTarget={id}>
            <i className="i-lucide-ellipsis" aria-hidden="true" />
            {commonMessages.actions}
          </button>
          <div ref={menu} id={id} popover="auto" className="dropdown editor-menu">
            {others.map((action) => (
              <Action key={action.id} action={action} onRun={close} />
            ))}
          </div>
        </>
      )}
      {actions
        .filter(({ primary }) => primary)
        .map((action) => (
          <Action key={action.id} action={action} onRun={() => undefined} />
        ))}
    </div>
  );
}
