import './icon-button.css';

interface IconButtonProps {
  icon: string;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  danger?: boolean;
  disabled?: boolean;
  onPress(): void;
}

/** A square button with an icon alone. */
export function IconButton({ icon, label, danger, disabled, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={danger ? 'icon-button danger' : 'icon-button'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
}
