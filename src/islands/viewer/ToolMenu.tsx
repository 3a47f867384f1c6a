import { type KeyboardEvent, useId, useRef } from 'react';
import { commandMenu as m } from '#lib/viewer/commands-texts.ts';
import { backToPanel } from './ToolButton.tsx';

/** A tool in the menu: its name with its key, and the short label of the menu's button while it is selected. */
export interface MenuTool {
  label: string;
  word: string;
  icon: string;
  pressed: boolean;
  onPress(): void;
}

/** Arrow keys move through the menu; neither the tool bar nor the images must handle them. */
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
  /** Moves the focus after a pointer press; by default to the active panel. */
  back?(): void;
}

/**
 * A menu of the tools that have no room in the tool bar, like that of the case's bar (`BarMenu.tsx`, whose styles it
 * uses); its button shows the selected tool.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are interactive */}
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
              // `detail` is 0 for a press by keyboard.
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
