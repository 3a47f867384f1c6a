import { Fragment, type KeyboardEvent, useState } from 'react';
import '../form/icon-button.css';

export interface Tool {
  id: string;
  label: string;
  icon: string;
  /** Shown beside the icon where there is room. */
  title?: string;
  /** Undefined for a button that is not a toggle. */
  pressed?: boolean | undefined;
  disabled?: boolean;
  run(): void;
}

interface ToolbarProps {
  label: string;
  groups: Tool[][];
  onEscape(): void;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One stop of the Tab key; arrows move between tools. A disabled tool can still be focused. */
export function Toolbar({ label, groups, onEscape }: ToolbarProps) {
  const tools = groups.flat();
  const [current, setCurrent] = useState(tools[0]?.id);
  const reachable = tools.some(({ id }) => id === current) ? current : tools[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return onEscape();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tools.findIndex(({ id }) => id === reachable);
    const next = tools[step(at, tools.length)];
    setCurrent(next?.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next?.id}"]`)?.focus();
  };
  const button = ({ id, label: name, title, icon, pressed, disabled = false, run }: Tool) => (
    <button
      key={id}
      type="button"
      className="icon-button tool"
      data-tool={id}
      aria-label={name}
      title={title ?? name}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={id === reachable ? 0 : -1}
      onFocus={() => setCurrent(id)}
      // The text must keep its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && run()}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
  return (
    <div role="toolbar" aria-label={label} className="tools" onKeyDown={onKeyDown}>
      {groups.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <span className="tool-gap" />}
          {group.map(button)}
        </Fragment>
      ))}
    </div>
  );
}
