import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { commonListMessages as m } from '#lib/items/list-texts.ts';
import { formatWhole } from '#lib/platform/format-texts.ts';
import { FilterCount } from './FilterCount.tsx';

interface FilterDropdownProps {
  param: string;
  title: string;
  icon: string;
  options: readonly string[];
  selectedValues: readonly string[];
  /** Whether the selection restricts the list: the button is then highlighted and shows the count. */
  active: boolean;
  /** Number of items per option; absent until known. */
  counts: Readonly<Record<string, number>> | undefined;
  /** Called when the panel becomes visible: opened by its button, or in a layout where all panels are open. */
  onShown(): void;
  onToggle(value: string): void;
  label(value: string): ReactNode;
}

interface OptionProps extends Pick<FilterDropdownProps, 'param' | 'label' | 'onToggle'> {
  value: string;
  chosen: boolean;
  /** Number of items with this option; undefined until known. */
  count: number | undefined;
}

function Option({ param, value, chosen, count, label, onToggle }: OptionProps) {
  return (
    <label className="filter-option">
      <input
        type="checkbox"
        name={param}
        value={value}
        checked={chosen}
        onChange={() => onToggle(value)}
        aria-description={count === undefined ? undefined : m.optionCount(count)}
      />
      {label(value)}
      {count !== undefined && (
        <span className="option-count tabular" aria-hidden="true">
          {formatWhole(count)}
        </span>
      )}
    </label>
  );
}

/** Calls back whenever an element comes into view. */
function useShown(element: RefObject<HTMLElement | null>, onShown: () => void): void {
  useEffect(() => {
    const seen = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) onShown();
    });
    if (element.current) seen.observe(element.current);
    return () => seen.disconnect();
  }, [element, onShown]);
}

/**
 * One filter: a button with the count of selected values and a panel of check boxes. A native auto popover: opening
 * one closes the others, and so do an outside click or touch and Escape, with or without script. In a phone's sheet
 * and in the sidebar of a wide screen the panel is open under its legend and there is no button (list.css). Without
 * script the form's « Appliquer » sends the choice.
 */
export function FilterDropdown(props: FilterDropdownProps) {
  const { param, title, icon, options, selectedValues, active, counts, onShown, onToggle, label } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();

  useEffect(() => {
    const element = panel.current;
    const onToggleOpen = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element?.addEventListener('toggle', onToggleOpen);
    return () => element?.removeEventListener('toggle', onToggleOpen);
  }, []);
  useShown(panel, onShown);

  return (
    <div className={`filter filter-${param}`}>
      <button
        type="button"
        className={active ? 'button filter-button active' : 'button filter-button'}
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="true"
      >
        <i className={icon} aria-hidden="true" />
        {title}
        {active && <FilterCount count={selectedValues.length} />}
        <i className="i-lucide-chevron-down" aria-hidden="true" />
      </button>
      <div ref={panel} id={id} popover="auto" className="filter-panel">
        <fieldset>
          <legend>{title}</legend>
          {options.map((value) => (
            <Option
              key={value}
              param={param}
              value={value}
              label={label}
              onToggle={onToggle}
              chosen={selectedValues.includes(value)}
              count={counts && (counts[value] ?? 0)}
            />
          ))}
        </fieldset>
        <button type="submit" className="button primary without-script">
          {m.apply}
        </button>
      </div>
    </div>
  );
}
