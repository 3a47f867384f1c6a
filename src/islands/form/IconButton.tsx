import './icon-button.css';

interface IconButtonProps {
  icon: string;
  /** Said, and shown to a pointer that stays. */
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
