import { type ReactNode, useId, useRef } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import '../form/dropdown.css';
import '../form/menu-items.css';
import './editor-bar.css';

/** An action or a link in an editor's bar. */
export interface EditorAction {
  id: string;
  label: string;
  icon: string;
  /** The main action: it stays in sight on a phone too. */
  primary?: boolean;
  /** The menu that holds the action on wide screens; absent for an action shown in the bar itself. */
  place?: 'share' | 'more';
  busy?: boolean;
  /** Address that the action leads to; without it, `run` is called. */
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
  // Not `disabled`: the button would lose the focus that a dialog gives back to it.
  return (
    <button type="button" className={className} aria-disabled={busy || undefined} onClick={onClick}>
      {content}
    </button>
  );
}

interface MenuProps {
  /** Whether the menu holds all of the bar, on narrow screens, or only a part of it, on wide ones. */
  of: 'bar' | 'part';
  label: string;
  icon: string;
  /** Shows only an icon. */
  isBare?: boolean;
  /** Renders the menu's content; `close` returns the focus to the menu's button, before a dialog takes it. */
  children(close: () => void): ReactNode;
}

/** A menu whose items are shown in line, by style sheets, where there is room for them. */
function Menu({ of, label, icon, isBare = false, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`button ${of}-menu-button`}
        popoverTarget={id}
        aria-label={isBare ? label : undefined}
        title={isBare ? label : undefined}
      >
        <i className={icon} aria-hidden="true" />
        {!isBare && label}
      </button>
      <div ref={menu} id={id} popover="auto" className={`dropdown ${of}-menu`}>
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}

/** The main actions, shown as buttons. */
export function PrimaryActions({ actions }: { actions: readonly EditorAction[] }) {
  return actions
    .filter(({ primary }) => primary)
    .map((action) => <Action key={action.id} action={action} onRun={() => undefined} />);
}

/**
 * The actions of an editor. The primary ones are always in sight, some beside them, the rest in two menus; on
 * narrower screens all others are behind one button.
 */
export function EditorActions({ actions }: { actions: readonly EditorAction[] }) {
  const others = actions.filter(({ primary }) => !primary);
  const inPlace = (place: EditorAction['place'], close: () => void) =>
    others
      .filter((action) => action.place === place)
      .map((action) => <Action key={action.id} action={action} onRun={close} />);
  const part = (place: 'share' | 'more', icon: string, closeBar: () => void) =>
    others.some((action) => action.place === place) && (
      <Menu of="part" label={commonMessages[place]} icon={icon} isBare={place === 'more'}>
        {(close) =>
          inPlace(place, () => {
            close();
            closeBar();
          })
        }
      </Menu>
    );
  return (
    <div className="editor-actions">
      {others.length > 0 && (
        <Menu of="bar" label={commonMessages.actions} icon="i-lucide-ellipsis">
          {(close) => (
            <>
              {inPlace(undefined, close)}
              {part('share', 'i-lucide-share-2', close)}
              {part('more', 'i-lucide-ellipsis', close)}
            </>
          )}
        </Menu>
      )}
      <PrimaryActions actions={actions} />
    </div>
  );
}
