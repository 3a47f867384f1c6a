/** After a press by pointer the keys act on the images again: Space plays, the arrows change slices. */
export function backToPanel(): void {
  document.querySelector<HTMLElement>('.panel-view.active')?.focus({ preventScroll: true });
}

interface ToolProps {
  icon?: string;
  label: string;
  text?: string;
  /** The word under its icon, where there is room; part of its label. */
  word?: string;
  pressed?: boolean;
  /** Whether it does nothing now; it can still be focused. */
  disabled?: boolean;
  /** Whether it opens a dialog, which gives the focus back to it. */
  opens?: boolean;
  /** Where the keys act after a press by pointer; the images of the series when absent. */
  back?(): void;
  onPress(): void;
}

/** A button of the tool bar. */
export function ToolButton({
  icon,
  label,
  text,
  word,
  pressed,
  disabled = false,
  opens = false,
  back = backToPanel,
  onPress,
}: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={({ detail }) => {
        onPress();
        // A press by keyboard has no clicks to count.
        if (detail > 0 && !opens) back();
      }}
    >
      {icon && <i className={icon} aria-hidden="true" />}
      {text}
      {word && <span className="tool-word">{word}</span>}
    </button>
  );
}
