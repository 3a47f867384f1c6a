/** Focuses the active panel after a pointer press, so that keys act on the images (Space plays, arrows scroll). */
export function backToPanel(): void {
  document.querySelector<HTMLElement>('.panel-view.active')?.focus({ preventScroll: true });
}

interface ToolProps {
  icon?: string;
  label: string;
  text?: string;
  /** A short label below the icon, where there is room; part of the full label. */
  word?: string;
  pressed?: boolean;
  /** Whether the button does nothing at present; it can still be focused. */
  disabled?: boolean;
  /** Whether the button opens a dialog, which later returns the focus to it. */
  opens?: boolean;
  /** Moves the focus after a pointer press; by default to the active panel. */
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
        // `detail` is 0 for a press by keyboard.
        if (detail > 0 && !opens) back();
      }}
    >
      {icon && <i className={icon} aria-hidden="true" />}
      {text}
      {word && <span className="tool-word">{word}</span>}
    </button>
  );
}
