import { type KeyboardEvent, useId, useRef } from 'react';
import { commandMenu as m } from '#lib/viewer/commands-texts.ts';
import { backToPanel } from './ToolButton.tsx';

/** A tool in the menu: its name with its key, and the word that the menu's button shows while it is chosen. */
export interface MenuTool {
  label: string;
  word: string;
  icon: string;
  pressed: boolean;
  onPress(): void;
}

/** Moves through the menu by the arrows; the tool bar around it and the images do not get them. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.indexOf(event.target as HTMLButtonElement);
  items[(at + by + items.length) % items.length]?.focus();
}

interface ToolMenuProps {
  tools: readonly MenuTool[];
  name?: string;
  /** Where the keys act after a press by pointer; the images of the series when absent. */
  back?(): void;
}

/**
 * Tools that have no room in the tool bar: in a menu like that of the case's bar (`BarMenu.tsx`, whose styles it
 * uses), whose button shows the chosen one.
 */
export function ToolMenu({ tools, name: menuName = m.moreTools, back = backToPanel }: ToolMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = tools.find(({ pressed }) => pressed);
  const label = chosen ? `${menuName}\u00a0: ${chosen.label}` : menuName;
  return (
    <>
      <button
        type="button"
        className="tool"
        popoverTarget={id}
        title={label}
        aria-label={label}
        data-chosen={chosen !== undefined || undefined}
      >
        <i className={chosen?.icon ?? 'i-lucide-ellipsis'} aria-hidden="true" />
        <span className="tool-word">{chosen?.word ?? m.more}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what one acts on */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="dropdown tool-menu"
        onKeyDown={onKeyDown}
        onFocus={(event) => event.stopPropagation()}
      >
        {tools.map(({ label: name, icon, pressed, onPress }) => (
          <button
            key={name}
            type="button"
            aria-pressed={pressed}
            onClick={({ detail }) => {
              onPress();
              menu.current?.hidePopover();
              // A press by keyboard has no clicks to count.
              if (detail > 0) back();
            }}
          >
            <i className={icon} aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
