interface PutBackProps {
  label: string;
  onPress(): void;
}

/** Undo button in place of a removed entry. */
export function PutBack({ label, onPress }: PutBackProps) {
  return (
    <li className="put-back">
      <button type="button" className="button" onClick={onPress}>
        <i className="i-lucide-undo-2" aria-hidden="true" />
        {label}
      </button>
    </li>
  );
}
